import { useText } from '../../ui/text.ts'
import { GameTile } from '../casino/cards/GameTile.tsx'
import type { GameCard } from '../page/casino.ts'

/** A row of games of the casino. */
export function PopularGames({ games }: { readonly games: readonly GameCard[] }) {
  const text = useText()
  if (games.length === 0) return null
  return (
    <section className="shelf">
      <h2>{text('site.shell.popular-games')}</h2>
      <ul className="games games-row">
        {games.map((game) => (
          <GameTile key={game.id} game={game} />
        ))}
      </ul>
    </section>
  )
}
