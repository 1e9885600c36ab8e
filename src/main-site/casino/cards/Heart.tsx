import { useText } from '../../../ui/text.ts'
import { useVisitor } from '../../page/player.ts'
import { useOwnGames } from '../own/use-own-games.ts'

type HeartProps = { readonly game: string; readonly title: string }

/** Marks a game as a favourite of the player, or no longer. */
export function Heart({ game, title }: HeartProps) {
  const text = useText()
  const isPlayer = useVisitor().kind === 'player'
  const { favourites, mark } = useOwnGames()
  if (!isPlayer) return null
  const isMarked = favourites.includes(game)
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={isMarked}
      aria-label={text('site.casino.favourite', { name: title })}
      onClick={() => mark(game, !isMarked)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20.500 4.300 13A5 5 0 0 1 12 6.600 5 5 0 0 1 19.700 13z" />
      </svg>
    </button>
  )
}
