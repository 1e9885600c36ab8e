import type { Database } from '../../../kernel/database/database.ts'
import { bonusesOf } from './bonuses-of.ts'

/** The bonuses of a player with what was staked with them, for an export of everything that is stored. */
export async function bonusRowsOf(db: Database, accountId: string) {
  const stakes = await db
    .selectFrom('bonus_stakes')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('staked_at')
    .execute()
  const byBonus = Map.groupBy(stakes, ({ bonus_id }) => bonus_id)
  return (await bonusesOf(db, accountId)).map((bonus) => ({ ...bonus, stakes: byBonus.get(bonus.id) ?? [] }))
}
