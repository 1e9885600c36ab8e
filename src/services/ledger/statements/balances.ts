import type { Database } from '../../../kernel/database/database.ts'

/** What a player can play with and withdraw, in minor units. */
export async function cashOf(db: Database, accountId: string, currency: string): Promise<number> {
  const balance = await db
    .selectFrom('ledger_balances')
    .select('amount')
    .where('account_id', '=', accountId)
    .where('pocket', '=', 'cash')
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
