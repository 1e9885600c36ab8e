import { Icon } from '../../../ui/Icon.tsx'
import type { Shelf } from '../../page/casino.ts'
import { GameTile } from '../cards/GameTile.tsx'

/** A row of games of another lobby, and the way to all of them. */
export function GameShelf({ shelf: { href, name, icon, count, games } }: { readonly shelf: Shelf }) {
  return (
    <section className="game-shelf">
      <h2>
        {icon && <Icon name={icon} />}
        <a href={href}>{name}</a> <small>{count}</small>
      </h2>
      <ul className="games games-row">
        {games.map((game) => (
          <GameTile key={game.id} game={game} />
        ))}
      </ul>
    </section>
  )
}
