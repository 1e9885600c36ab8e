import { useText } from '../../../ui/text.ts'
import type { ShownGame } from '../../page/casino.ts'
import { useSitePage } from '../../page/page.ts'
import { Heart } from '../cards/Heart.tsx'

/** The name of a game, who made it, and the way back to its lobby. */
export function GameHead({
  game: { id, title, studio, lobbies, table, returnToPlayer },
}: {
  readonly game: ShownGame
}) {
  const text = useText()
  const { headline } = useSitePage()
  const [lobby] = lobbies
  return (
    <header className="game-head">
      {lobby && (
        <a className="game-back" href={lobby.href}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m15.500 4.500-7.500 7.500 7.500 7.500 1.800-1.800-5.700-5.700 5.700-5.700z" />
          </svg>
          <span>{lobby.name}</span>
        </a>
      )}
      <h1>{headline}</h1>
      <p>
        {table?.dealer && <span className="game-live">{text('site.casino.badge-live')}</span>}
        <span>{studio}</span>
        <span>{text('site.casino.return', { percent: returnToPlayer.toFixed(2) })}</span>
      </p>
      <Heart game={id} title={title} />
    </header>
  )
}
