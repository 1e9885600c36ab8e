import type { Database } from '../../../kernel/database/database.ts'
import { legsOf, settlementsOf } from './find-bet.ts'

/** The bets of a player with their legs and what ended them, oldest first. */
export async function betRowsOf(db: Database, accountId: string) {
  const bets = await db
    .selectFrom('bets')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
  if (bets.length === 0) return []
  const ids = bets.map(({ id }) => id)
  const legs = Map.groupBy(await legsOf(db, ids), ({ bet_id }) => bet_id)
  const settlements = Map.groupBy(await settlementsOf(db, ids), ({ bet_id }) => bet_id)
  return bets.map(({ request_hash: _, ...bet }) => ({
    ...bet,
    legs: legs.get(bet.id) ?? [],
    settlementRows: settlements.get(bet.id) ?? [],
  }))
}

/** Whether a bet of a player waits for its end. */
export async function hasOpenBet(db: Database, accountId: string): Promise<boolean> {
  const open = await db
    .selectFrom('bets')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', 'in', ['open', 'held'])
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}
