import type { GamesCalls } from '../../../contract/calls/games.ts'
import type { Gambler, Games } from '../games.ts'
import { playBalances } from '../history/balances.ts'
import { describeRound } from '../history/describe-rounds.ts'
import type { StoredRound, StoredSeed } from '../tables.ts'

/** A round as it stands now, and what its player can play with. */
export const answerRound = async (
  games: Games,
  gambler: Gambler,
  round: StoredRound,
  seed?: StoredSeed,
): Promise<GamesCalls['begin-round']['answer']> => ({
  round: await describeRound(games, round, seed),
  balances: await playBalances(games, gambler),
})
