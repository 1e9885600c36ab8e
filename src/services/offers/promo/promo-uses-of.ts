import type { Database } from '../../../kernel/database/database.ts'

/** The promo codes that a player used. */
export function promoUsesOf(db: Database, accountId: string) {
  return db.selectFrom('promo_uses').selectAll().where('account_id', '=', accountId).orderBy('used_at').execute()
}
