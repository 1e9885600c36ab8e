import type { Database } from '../../../kernel/database/database.ts'

/** The deposits of a player, oldest first. */
export async function depositsOf(db: Database, accountId: string) {
  const deposits = await db
    .selectFrom('deposits')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
  return deposits.map(({ request_hash: _, ...deposit }) => deposit)
}

/** Keeps the deposits, which the operator has to prove, without what the player entered, from which the hash is made. */
export async function forgetFieldsOf(db: Database, accountId: string): Promise<void> {
  await db.updateTable('deposits').set({ fields: '{}', request_hash: '' }).where('account_id', '=', accountId).execute()
}
