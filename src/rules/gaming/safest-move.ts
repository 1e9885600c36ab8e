import type { RoundMove } from '../../contract/index.ts'
import type { MoveKind } from '../rounds/engine.ts'

/** Moves that risk nothing more, the safest first. */
const safe: readonly RoundMove[] = [
  { kind: 'take' },
  { kind: 'decline' },
  { kind: 'stand' },
  { kind: 'deal' },
  { kind: 'hold', cards: [0, 1, 2, 3, 4] },
]

/** How a round is ended whose player has left; undefined if every move would risk something: then the stake is returned. */
export const safestMove = (possible: readonly MoveKind[]): RoundMove | undefined =>
  safe.find(({ kind }) => possible.includes(kind))
