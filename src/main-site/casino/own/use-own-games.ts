import { useEffect, useSyncExternalStore } from 'react'
import { useVisitor } from '../../page/player.ts'
import { loadOwnGames, markGame, type OwnGames, ownGames } from './own-games.ts'

/** The games of the signed-in player; none of visitors. */
export function useOwnGames(): OwnGames & { readonly mark: (game: string, isFavourite: boolean) => void } {
  const visitor = useVisitor()
  const calls = visitor.kind === 'player' ? visitor.act.calls : undefined
  useEffect(() => {
    if (calls) void loadOwnGames(calls)
  }, [calls])
  const own = useSyncExternalStore(ownGames.subscribe, ownGames.get, ownGames.atFirst)
  return {
    ...own,
    mark(game, isFavourite) {
      if (calls) void markGame(calls, game, isFavourite)
    },
  }
}
