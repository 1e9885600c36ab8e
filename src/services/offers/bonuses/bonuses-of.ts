import type { Database } from '../../../kernel/database/database.ts'

/** The bonuses of a player, newest first. */
export function bonusesOf(db: Database, accountId: string) {
  return db
    .selectFrom('player_bonuses')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}
