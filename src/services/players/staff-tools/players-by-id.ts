import type { Database } from '../../../kernel/database/database.ts'
import type { Account } from '../tables.ts'

/** Players by their ids, for lists of what belongs to them. */
export async function playersById(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Account>> {
  if (ids.length === 0) return new Map()
  const accounts = await db.selectFrom('accounts').selectAll().where('id', 'in', ids).execute()
  return new Map(accounts.map((account) => [account.id, account]))
}
