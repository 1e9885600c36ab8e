import type { SportsCalls } from '../../../contract/calls/sports.ts'
import type { Bet } from '../../../contract/index.ts'
import { formatNumber, formatPercent } from '../../../rules/money.ts'
import { combinationsOf } from '../../../rules/odds/combinations.ts'
import { writtenOdds } from '../../../rules/odds/written-odds.ts'
import { usePageBasics } from '../../../ui/page-basics.ts'
import { useMoney, useText } from '../../../ui/text.ts'
import { factorText } from './factor-text.ts'

type Offer = SportsCalls['cash-out-offer']['answer']['offer']

type CashOutFormulaProps = { readonly bet: Bet; readonly offer: Offer }

/** More are not written out. */
const most = 10

/** How the value of a bet is computed: an open leg multiplies by its odds divided by those of now. */
export function CashOutFormula({ bet: { stake, size, currency, possible_win }, offer }: CashOutFormulaProps) {
  const text = useText()
  const money = useMoney()
  const { numbers } = usePageBasics()
  const decimal = (odds: number) => writtenOdds(odds, 'decimal', numbers)
  const legs = offer.legs.map(({ odds, now, share }, place) => ({
    place,
    words: share ? factorText(share, odds, numbers) : `${decimal(odds)} ÷ ${decimal(now ?? odds)}`,
  }))
  const margin = `(${formatNumber(1, numbers)} − ${formatPercent(offer.margin / 10, numbers)})`
  const combinations = [...combinationsOf(legs, size)]
  return (
    <>
      <p>{text('site.bets.cash-out-text', { win: money(possible_win / 100, currency) })}</p>
      {combinations.length <= most && (
        <ul className="receipt-sums">
          {combinations.map((chosen) => (
            <li key={chosen.map(({ place }) => place).join()}>
              {[money(stake / 100, currency), ...chosen.map(({ words }) => words), margin].join(' × ')}
            </li>
          ))}
        </ul>
      )}
      <p>
        = <b>{money(offer.value / 100, currency)}</b>
      </p>
    </>
  )
}
