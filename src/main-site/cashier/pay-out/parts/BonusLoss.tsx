import { useMoney, useText } from '../../../../ui/text.ts'
import { usePayingOut } from '../state/paying-out.ts'

/** What a withdrawal now would cost in bonuses. */
export function BonusLoss() {
  const text = useText()
  if (usePayingOut().standing.bonus_loss.bonuses.length === 0) return null
  return (
    <div className="bonus-offer">
      <p>{text('site.withdrawal.bonus-ends')}</p>
      <LostBonuses />
    </div>
  )
}

/** Which bonuses end, and how much money goes with them. */
export function LostBonuses() {
  const text = useText()
  const money = useMoney()
  const { bonus_loss, currency } = usePayingOut().standing
  return (
    <>
      <ul className="lost-bonuses">
        {bonus_loss.bonuses.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {bonus_loss.amount > 0 && (
        <p>{text('site.withdrawal.bonus-lost', { amount: money(bonus_loss.amount / 100, currency) })}</p>
      )}
    </>
  )
}
