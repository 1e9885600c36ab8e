import { useCallback } from 'react'
import type { GamesCalls } from '../../../../contract/calls/games.ts'
import { useVisitor } from '../../../page/player.ts'
import { useLoaded } from '../../../parts/loading/use-loaded.ts'

type Answer = GamesCalls['game']['answer']

/** The limits of a game in the player's currency, and what the law of their market asks. */
export type Terms = { readonly limits?: Answer['stakes']; readonly play: NonNullable<Answer['play']> }

export function useTerms(game: string): Terms {
  const visitor = useVisitor()
  const player = visitor.kind === 'player' ? visitor : undefined
  const calls = player?.act.calls
  const { currency, country } = player?.player ?? {}
  const load = useCallback(async () => {
    const query = { ...(currency && { currency }), ...(country && { country }) }
    const found = await calls?.read('game', { params: { game }, query })
    return found?.kind === 'answer' ? found.content : undefined
  }, [calls, currency, country, game])
  const { loading } = useLoaded(load)
  if (loading.kind !== 'loaded') return { play: {} }
  const { stakes, play = {} } = loading.value
  return { play, ...(stakes && { limits: stakes }) }
}
