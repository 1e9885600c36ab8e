import type { Database } from '../../../kernel/database/database.ts'

/** Everything that a player was told, oldest first. */
export const noticesOf = (db: Database, accountId: string) =>
  db.selectFrom('notices').selectAll().where('account_id', '=', accountId).orderBy('created_at').orderBy('id').execute()

export async function forgetNoticesOf(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('notices').where('account_id', '=', accountId).execute()
}
