import type { Database } from '../../../kernel/database/database.ts'
import type { StoredRound } from '../tables.ts'
import { latestRounds } from './table-rounds.ts'

/** The bets of a player in the present round of a table and the one before, the newest first. */
export async function ownAtTable(db: Database, table: string, account: string): Promise<StoredRound[]> {
  const rounds = await latestRounds(db, table, 2)
  if (rounds.length === 0) return []
  return db
    .selectFrom('rounds')
    .selectAll()
    .where('account_id', '=', account)
    .where(
      'table_round',
      'in',
      rounds.map(({ id }) => id),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
