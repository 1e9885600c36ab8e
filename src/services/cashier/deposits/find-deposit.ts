import type { Database } from '../../../kernel/database/database.ts'
import { callError } from '../errors.ts'
import type { Deposit } from '../tables.ts'

/** A deposit of this player. That of another player is as unknown as one that never was. */
export async function ownDeposit(db: Database, id: string, accountId: string): Promise<Deposit> {
  const deposit = await findDeposit(db, id)
  if (deposit?.account_id !== accountId) throw callError('deposit-unknown')
  return deposit
}

export function findDeposit(db: Database, id: string): Promise<Deposit | undefined> {
  return db.selectFrom('deposits').selectAll().where('id', '=', id).executeTakeFirst()
}
