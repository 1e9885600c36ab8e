import type { Database } from '../../../kernel/database/database.ts'

/** The deposits of a player, oldest first. */
export function depositsOf(db: Database, accountId: string) {
  return db.selectFrom('deposits').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute()
}

/** Keeps the deposits, which the operator has to prove, without what the player entered. */
export async function forgetFieldsOf(db: Database, accountId: string): Promise<void> {
  await db.updateTable('deposits').set({ fields: '{}' }).where('account_id', '=', accountId).execute()
}
