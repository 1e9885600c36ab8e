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

/** Whether a payment of a player is being checked. */
export async function hasQueuedDeposit(db: Database, accountId: string): Promise<boolean> {
  const queued = await db
    .selectFrom('deposits')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'queue')
    .limit(1)
    .executeTakeFirst()
  return queued !== undefined
}
