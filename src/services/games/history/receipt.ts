import type { GamesCalls } from '../../../contract/calls/games.ts'
import type { Games } from '../games.ts'
import { smallestIn } from '../offered/terms.ts'
import type { StoredRound } from '../tables.ts'
import { describe } from './describe-rounds.ts'
import { factsOf } from './facts.ts'

/** A round with everything that its payout follows from. */
export async function receiptOf(games: Games, round: StoredRound): Promise<GamesCalls['own-round']['answer']> {
  const [facts] = await factsOf(games, [round])
  if (!facts) throw new Error(`The round ${round.id} was not described.`)
  const { engine, stakes, seed } = facts
  return {
    round: describe(round, facts),
    engine,
    maximum_win: round.maximum_win,
    smallest: smallestIn(games, round.currency),
    stakes: stakes.map((stake) => ({ ...stake })),
    ...(seed.server !== undefined && { server_seed: seed.server }),
  }
}
