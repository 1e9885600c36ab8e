import type { Database } from '../../../kernel/database/database.ts'
import { callError } from '../errors.ts'
import type { Withdrawal } from '../tables.ts'

/** A withdrawal of this player. That of another player is as unknown as one that never was. */
export async function ownWithdrawal(db: Database, id: string, accountId: string): Promise<Withdrawal> {
  const withdrawal = await db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst()
  if (withdrawal?.account_id !== accountId) throw callError('withdrawal-unknown')
  return withdrawal
}
