import type { Database } from '../../../kernel/database/database.ts'
import { isPostgres } from '../../../kernel/database/is-postgres.ts'
import { callError } from '../errors.ts'
import type { StoredRound } from '../tables.ts'

/** A round of this player. That of another player is as unknown as one that never was. */
export async function ownRound(db: Database, id: string, accountId: string): Promise<StoredRound> {
  const round = await db.selectFrom('rounds').selectAll().where('id', '=', id).executeTakeFirst()
  if (round?.account_id !== accountId) throw callError('round-unknown')
  return round
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockedRound(db: Database, id: string, accountId?: string): Promise<StoredRound> {
  const round = await db
    .selectFrom('rounds')
    .selectAll()
    .where('id', '=', id)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()
  if (!round || (accountId !== undefined && round.account_id !== accountId)) throw callError('round-unknown')
  return round
}
