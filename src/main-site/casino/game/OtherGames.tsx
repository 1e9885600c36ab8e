import { useText } from '../../../ui/text.ts'
import type { ShownGame } from '../../page/casino.ts'

/** The way from a game that cannot be played to those that can. */
export function OtherGames({ game: { lobbies } }: { readonly game: Pick<ShownGame, 'lobbies'> }) {
  const text = useText()
  const [lobby] = lobbies
  return lobby ? (
    <a className="button button-quiet" href={lobby.href}>
      {text('site.play.other-games')}
    </a>
  ) : null
}
