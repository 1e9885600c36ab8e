import type { Database } from '../../../kernel/database/database.ts'

/** The withdrawals of a player, oldest first. */
export async function withdrawalsOf(db: Database, accountId: string) {
  const withdrawals = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
  return withdrawals.map(({ request_hash: _, ...withdrawal }) => withdrawal)
}

/** Whether a withdrawal of the player still has to be decided or paid. */
export async function hasOpenWithdrawal(db: Database, accountId: string): Promise<boolean> {
  const open = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', 'in', ['pending', 'approved'])
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/** Keeps the withdrawals, which the operator has to prove, without what says who received them and what colleagues noted. */
export async function forgetReceiversOf(db: Database, accountId: string): Promise<void> {
  await db
    .updateTable('withdrawals')
    .set({ fields: '{}', request_hash: '' })
    .where('account_id', '=', accountId)
    .execute()
  await db
    .updateTable('withdrawal_acts')
    .set({ note: '' })
    .where('withdrawal_id', 'in', (query) =>
      query.selectFrom('withdrawals').select('id').where('account_id', '=', accountId),
    )
    .execute()
}
