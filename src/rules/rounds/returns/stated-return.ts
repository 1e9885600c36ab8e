import type { Game } from '../../../contract/index.ts'
import { isPlayedHere } from '../play-round.ts'
import { highestOf, lowestOf, percentOf } from './fraction.ts'
import type { Proof } from './proof.ts'
import { isSimulated, proveReturn } from './prove-return.ts'

/** What a record must state: the return of the best bet and, if it differs, that of the worst, in percent. */
export type Returns = { readonly best: number; readonly worst: number }

export function returnsOf({ ways }: Proof): Returns {
  const values = ways.map(({ value }) => value)
  return { best: percentOf(highestOf(values)), worst: percentOf(lowestOf(values)) }
}

/** How the return of a game is known. */
export type ReturnBasis = 'every-bet' | 'best-play' | 'simulated' | 'provider'

export function returnBasisOf({ engine }: Pick<Game, 'engine'>): ReturnBasis {
  if (!isPlayedHere(engine)) return 'provider'
  if (isSimulated(engine)) return 'simulated'
  return engine.kind === 'blackjack' || engine.kind === 'video-poker' ? 'best-play' : 'every-bet'
}

/** The bets of a game with what each returns in percent; none if that is not known exactly. */
export function returnsByBet({ engine }: Pick<Game, 'engine'>): { readonly bet: string; readonly percent: number }[] {
  if (!isPlayedHere(engine) || isSimulated(engine)) return []
  return proveReturn(engine).ways.map(({ way, value }) => ({ bet: way, percent: percentOf(value) }))
}
