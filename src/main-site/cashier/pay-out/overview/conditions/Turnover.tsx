import { useMoney, useText } from '../../../../../ui/text.ts'
import { type Standing, usePayingOut } from '../../state/paying-out.ts'
import { Bets } from './Bets.tsx'
import { useOdds } from './use-odds.ts'

/** How much of the deposits was bet, how much is missing, and what each bet did for it. */
export function Turnover({ turnover }: { readonly turnover: Standing['conditions']['turnover'] }) {
  const text = useText()
  const money = useMoney()
  const odds = useOdds()
  const { currency } = usePayingOut().standing
  const { needed, reached, missing, minimum_odds, bets } = turnover
  const say = (amount: number) => money(amount / 100, currency)
  return (
    <>
      {needed > 0 && (
        <>
          <p>{text('site.withdrawal.turnover-reached', { reached: say(reached), needed: say(needed) })}</p>
          <progress max={needed} value={reached} aria-label={text('site.withdrawal.condition.turnover')} />
        </>
      )}
      {missing > 0 && (
        <p>{text('site.withdrawal.turnover-missing', { amount: say(missing), odds: odds(minimum_odds) })}</p>
      )}
      {bets.length > 0 && <Bets bets={bets} minimumOdds={minimum_odds} />}
    </>
  )
}
