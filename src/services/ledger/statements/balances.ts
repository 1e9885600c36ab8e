import type { Database } from '../../../kernel/database/database.ts'

/** What a player can play with and withdraw, in minor units. */
export const cashOf = (db: Database, accountId: string, currency: string) =>
  freeMoneyOf(db, 'cash', accountId, currency)

/** The bonus money of a player, in minor units. */
export const bonusMoneyOf = (db: Database, accountId: string, currency: string) =>
  freeMoneyOf(db, 'bonus', accountId, currency)

async function freeMoneyOf(db: Database, pocket: 'cash' | 'bonus', accountId: string, currency: string) {
  const balance = await db
    .selectFrom('ledger_balances')
    .select('amount')
    .where('account_id', '=', accountId)
    .where('pocket', '=', pocket)
    .where('hold_id', '=', '')
    .where('currency', '=', currency)
    .executeTakeFirst()
  return balance?.amount ?? 0
}

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
