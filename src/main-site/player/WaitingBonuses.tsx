import { useSitePage } from '../page/page.ts'
import { useVisitor } from '../page/player.ts'
import { BonusCard } from './BonusCard.tsx'

/** What the first deposit brings: over the page, so that it moves nothing. The page of bonuses shows it by itself. */
export function WaitingBonuses() {
  const visitor = useVisitor()
  const { content } = useSitePage()
  const isOnPage = content.kind === 'section' && content.section.area === 'bonuses'
  const [first] = visitor.kind === 'player' ? visitor.player.waiting : []
  if (visitor.kind !== 'player' || !first || isOnPage) return null
  return (
    <aside className="waiting">
      <BonusCard bonus={first} currency={visitor.player.currency} />
    </aside>
  )
}
