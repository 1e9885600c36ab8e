import type { RoundBet, RoundMove } from '../../../contract/index.ts'
import { drawOfSeed } from '../../../rules/fairness/draw-of-seed.ts'
import type { Draw, MoveKind, Stake } from '../../../rules/rounds/engine.ts'
import { factorOfChip } from '../../../rules/rounds/play-table.ts'
import type { Games } from '../games.ts'
import { unsealSecret } from '../seeds/seeds.ts'
import type { DealtRound } from '../shared-tables/dealt.ts'
import type { StoredRound, StoredSeed } from '../tables.ts'

/** A round as its player sees it at this moment. */
export type Standing = {
  readonly shown: object
  readonly possible: readonly MoveKind[]
  readonly stakes: readonly Stake[]
}

export const betOf = ({ bet }: Pick<StoredRound, 'bet'>): RoundBet => JSON.parse(bet)
export const movesOf = ({ moves }: Pick<StoredRound, 'moves'>): RoundMove[] => JSON.parse(moves)

export const drawOf = (
  games: Pick<Games, 'secrets'>,
  { sealed, client_seed }: Pick<StoredSeed, 'sealed' | 'client_seed'>,
  nonce: number,
): Draw => drawOfSeed({ server: unsealSecret(games, sealed), client: client_seed, nonce })

/** What is staked on each thing at a table, and what it pays once the outcome is shown or the player has left. */
export function stakesAtTable(round: Pick<StoredRound, 'bet' | 'cashed_out'>, { rules, dealt }: DealtRound): Stake[] {
  const bet = betOf(round)
  if (!('chips' in bet)) return []
  return bet.chips.map((chip) => ({
    amount: chip.amount,
    factor: round.cashed_out ?? factorOfChip(rules, dealt, chip),
  }))
}
