import type { Stake } from '../../../rules/rounds/engine.ts'
import { isOver, payoutOf } from '../../../rules/rounds/payout.ts'
import type { Games } from '../games.ts'
import { smallestIn } from '../offered/terms.ts'
import type { StoredRound } from '../tables.ts'

type Parts = Pick<Games, 'records' | 'now'>
type By = NonNullable<StoredRound['ended_by']>

/** The row of a round whose stakes have all been decided; unchanged while one is open. */
export const endedIfOver = (parts: Parts, round: StoredRound, stakes: readonly Stake[], by: By): StoredRound =>
  isOver({ stakes }) ? endedWith(parts, round, payoutOf(stakes, smallestIn(parts, round.currency)), by) : round

const endedWith = ({ now }: Parts, round: StoredRound, payout: number, by: By): StoredRound => ({
  ...round,
  state: 'ended',
  payout: Math.min(payout, round.maximum_win),
  ended_by: by,
  due_at: null,
  ended_at: now(),
})

/** The row of a round whose stakes come back. */
export const returned = ({ now }: Parts, round: StoredRound, by: By): StoredRound => ({
  ...round,
  state: 'returned',
  payout: round.staked,
  ended_by: by,
  due_at: null,
  ended_at: now(),
})
