import { standingOf } from '../../../../../rules/main-site/bet-standing.ts'
import { useMoney, useText } from '../../../../../ui/text.ts'
import { Time } from '../../../../parts/Time.tsx'
import { type Standing, usePayingOut } from '../../state/paying-out.ts'
import { useOdds } from './use-odds.ts'

type BetsProps = { readonly bets: Standing['conditions']['turnover']['bets']; readonly minimumOdds: number }

/** What each settled bet did for the turnover, and why it did no more. */
export function Bets({ bets, minimumOdds }: BetsProps) {
  const text = useText()
  const money = useMoney()
  const odds = useOdds()
  const { currency } = usePayingOut().standing
  const say = (amount: number) => money(amount / 100, currency)
  return (
    <details className="bets">
      <summary>{text('site.withdrawal.bets')}</summary>
      <ul>
        {bets.map((bet) => {
          const standing = standingOf(bet, minimumOdds)
          return (
            <li key={bet.reference} className={`bet bet-${standing}`}>
              <span>{text('site.withdrawal.bet', { stake: say(bet.stake), odds: odds(bet.odds) })}</span>
              <Time at={bet.settled_at * 1000} />
              <b>{text(`site.withdrawal.bet-${standing}`, { amount: say(bet.counted), odds: odds(minimumOdds) })}</b>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
