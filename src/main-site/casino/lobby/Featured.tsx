import { useText } from '../../../ui/text.ts'
import type { GameCard } from '../../page/casino.ts'
import { firstScreen } from '../../page/first-screen.ts'
import { FeaturedCard } from '../cards/FeaturedCard.tsx'

/** What the lobby recommends. */
export function Featured({ games }: { readonly games: readonly GameCard[] }) {
  const text = useText()
  if (games.length === 0) return null
  return (
    <section id={firstScreen} className="featured" aria-label={text('site.casino.featured')}>
      <ul>
        {games.map((game) => (
          <FeaturedCard key={game.id} game={game} />
        ))}
      </ul>
    </section>
  )
}
