import { useText } from '../../ui/text.ts'
import { useVisitor } from '../page/player.ts'
import { BonusCard } from './BonusCard.tsx'

/** The bonuses of the player that wait for the first deposit. */
export function OwnBonuses() {
  const text = useText()
  const visitor = useVisitor()
  if (visitor.kind !== 'player') return null
  const { waiting, currency } = visitor.player
  if (waiting.length === 0) return <p>{text('site.player.no-bonus')}</p>
  return (
    <ul className="bonus-list">
      {waiting.map((bonus, place) => (
        // A player has at most one of each at a time.
        <li key={bonus.id ?? place}>
          <BonusCard bonus={bonus} currency={currency} isOpen={true} />
        </li>
      ))}
    </ul>
  )
}
