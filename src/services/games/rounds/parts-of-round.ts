import type { RoundBet, RoundMove } from '../../../contract/index.ts'
import { drawOfSeed } from '../../../rules/fairness/draw-of-seed.ts'
import type { Draw } from '../../../rules/rounds/engine.ts'
import type { Games } from '../games.ts'
import { unsealSecret } from '../seeds/seeds.ts'
import type { StoredRound, StoredSeed } from '../tables.ts'

export const betOf = ({ bet }: Pick<StoredRound, 'bet'>): RoundBet => JSON.parse(bet)
export const movesOf = ({ moves }: Pick<StoredRound, 'moves'>): RoundMove[] => JSON.parse(moves)

export const drawOf = (
  games: Pick<Games, 'secrets'>,
  { sealed, client_seed }: Pick<StoredSeed, 'sealed' | 'client_seed'>,
  nonce: number,
): Draw => drawOfSeed({ server: unsealSecret(games, sealed), client: client_seed, nonce })
