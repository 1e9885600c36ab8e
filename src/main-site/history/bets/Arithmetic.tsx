import type { Bet } from '../../../contract/index.ts'
import { digitsOf, smallestAmount } from '../../../rules/minor-units.ts'
import { combinationsOf } from '../../../rules/odds/combinations.ts'
import { factorOf } from '../../../rules/odds/factor.ts'
import { payoutOf } from '../../../rules/odds/payout.ts'
import { usePageBasics } from '../../../ui/page-basics.ts'
import { useMoney, useText } from '../../../ui/text.ts'
import { factorText } from './factor-text.ts'

type ArithmeticProps = { readonly bet: Bet; readonly maximumWin: number }

/** More are not written out. */
const most = 56

/** How the payout is computed: for each combination the stake times its legs. Open legs count as won. */
export function Arithmetic({ bet: { legs, size, stake, currency, combinations, state }, maximumWin }: ArithmeticProps) {
  const text = useText()
  const money = useMoney()
  const { numbers, currencies } = usePageBasics()
  const inMoney = (amount: number) => money(amount / 100, currency)
  const isOpen = state === 'open' || state === 'held'
  const terms = { stake, maximumWin, smallest: smallestAmount(digitsOf(currencies, currency)) }
  const reckoned = legs.map(({ share = won, odds }) => ({
    factor: factorOf(share, odds),
    words: factorText(share, odds, numbers),
  }))
  const factors = reckoned.map(({ factor }) => factor)
  if (combinations > most || state === 'refused') return null
  return (
    <>
      <h2>{text(isOpen ? 'site.bets.if-won' : 'site.bets.arithmetic')}</h2>
      <ul className="receipt-sums">
        {[...combinationsOf(reckoned, size)].map((chosen) => (
          <li key={chosen.map((leg) => reckoned.indexOf(leg)).join()}>
            {[inMoney(stake), ...chosen.map(({ words }) => words)].join(' × ')} ={' '}
            <b>
              {inMoney(
                payoutOf(
                  { ...terms, size },
                  chosen.map(({ factor }) => factor),
                ),
              )}
            </b>
          </li>
        ))}
        {combinations > 1 && (
          <li>
            {text('site.bets.together')} <b>{inMoney(payoutOf({ ...terms, size }, factors))}</b>
          </li>
        )}
      </ul>
    </>
  )
}

const won = { returned: 0, won: 1, of: 1 }
