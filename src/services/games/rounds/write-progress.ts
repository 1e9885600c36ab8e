import type { Database } from '../../../kernel/database/database.ts'
import type { StoredRound } from '../tables.ts'

/** Writes how far a running round is; throws if somebody else has changed it meanwhile. */
export async function writeProgress(db: Database, round: StoredRound): Promise<void> {
  const { id, moves, move_count, staked, payout, state, ended_by, cashed_out, due_at, ended_at } = round
  const { numUpdatedRows } = await db
    .updateTable('rounds')
    .set({ moves, move_count, staked, payout, state, ended_by, cashed_out, due_at, ended_at })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst()
  if (Number(numUpdatedRows) !== 1) throw new Error(`The round ${id} was changed meanwhile.`)
}
