import type { Database } from '../../../kernel/database/database.ts'
import { callError } from '../errors.ts'
import type { StoredBet, StoredLeg, StoredSettlement } from '../tables.ts'

/** A bet of this player. That of another player is as unknown as one that never was. */
export async function ownBet(db: Database, id: string, accountId: string): Promise<StoredBet> {
  const bet = await db.selectFrom('bets').selectAll().where('id', '=', id).executeTakeFirst()
  if (bet?.account_id !== accountId) throw callError('bet-unknown')
  return bet
}

/** The legs of bets, in the order of their slips. */
export const legsOf = (db: Database, bets: readonly string[]): Promise<StoredLeg[]> =>
  db.selectFrom('bet_legs').selectAll().where('bet_id', 'in', bets).orderBy('bet_id').orderBy('number').execute()

/** What has ended bets, the oldest first. */
export const settlementsOf = (db: Database, bets: readonly string[]): Promise<StoredSettlement[]> =>
  db.selectFrom('bet_settlements').selectAll().where('bet_id', 'in', bets).orderBy('bet_id').orderBy('number').execute()
