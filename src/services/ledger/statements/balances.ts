import type { Database } from '../../../kernel/database/database.ts'
import { isPostgres } from '../../../kernel/database/is-postgres.ts'

/** What a player can play with and withdraw, in minor units. */
export const cashOf = (db: Database, accountId: string, currency: string) =>
  freeMoneyOf(db, 'cash', accountId, currency)

/** The bonus money of a player, in minor units. */
export const bonusMoneyOf = (db: Database, accountId: string, currency: string) =>
  freeMoneyOf(db, 'bonus', accountId, currency)

/** The same as cash, which nobody else moves until the transaction ends. On SQLite transactions take turns anyway. */
export async function lockedCashOf(db: Database, accountId: string, currency: string): Promise<number> {
  const balance = await freeMoney(db, 'cash', accountId, currency)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()
  return balance?.amount ?? 0
}

async function freeMoneyOf(db: Database, pocket: 'cash' | 'bonus', accountId: string, currency: string) {
  const balance = await freeMoney(db, pocket, accountId, currency).executeTakeFirst()
  return balance?.amount ?? 0
}

const freeMoney = (db: Database, pocket: 'cash' | 'bonus', accountId: string, currency: string) =>
  db
    .selectFrom('ledger_balances')
    .select('amount')
    .where('account_id', '=', accountId)
    .where('pocket', '=', pocket)
    .where('hold_id', '=', '')
    .where('currency', '=', currency)

/** Everything that a player has, by pocket. */
export function balancesOf(db: Database, accountId: string) {
  return db
    .selectFrom('ledger_balances')
    .select(['pocket', 'hold_id', 'currency', 'amount'])
    .where('account_id', '=', accountId)
    .orderBy('pocket')
    .orderBy('hold_id')
    .orderBy('currency')
    .execute()
}
