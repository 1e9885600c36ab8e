import type { Database } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { newId } from '../../../kernel/secrets.ts'

/** Where players of a method and currency send money now. */
export function openAccountOf(db: Database, method: string, currency: string) {
  return db
    .selectFrom('receiving_accounts')
    .select(['number', 'holder', 'city'])
    .where('method', '=', method)
    .where('currency', '=', currency)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}

/** The open accounts, by method. */
export function openAccounts(db: Database) {
  return db
    .selectFrom('receiving_accounts')
    .select(['method', 'currency', 'number', 'holder', 'city', 'created_at'])
    .where('closed_at', 'is', null)
    .orderBy('method')
    .orderBy('currency')
    .execute()
}

export type NewAccount = {
  readonly method: string
  readonly currency: string
  readonly number: string
  readonly holder: string
  readonly city: string
}

type Accounts = Pick<Kernel, 'db' | 'now'>

/** Replaces the open account of a method and currency. Deposits that have started keep theirs. */
export function replaceAccount(accounts: Accounts, account: NewAccount): Promise<void> {
  return accounts.db.transaction().execute(async (transaction) => {
    await closeAccount({ ...accounts, db: transaction }, account)
    await transaction
      .insertInto('receiving_accounts')
      .values({ id: newId(), ...account, created_at: accounts.now() })
      .execute()
  })
}

/** The method takes no payments in this currency until it gets another account. Returns whether there was one. */
export async function closeAccount(
  { db, now }: Accounts,
  { method, currency }: Pick<NewAccount, 'method' | 'currency'>,
): Promise<boolean> {
  const closed = await db
    .updateTable('receiving_accounts')
    .set({ closed_at: now() })
    .where('method', '=', method)
    .where('currency', '=', currency)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return closed !== undefined
}
