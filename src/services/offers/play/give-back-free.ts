import type { Database } from '../../../kernel/database/database.ts'
import type { BonusStake } from '../tables.ts'

/** A free stake that was not taken, or that was returned, can be used again. */
export async function giveBackFree(
  db: Database,
  { cause, bonus_id }: Pick<BonusStake, 'cause' | 'bonus_id'>,
): Promise<void> {
  await db.deleteFrom('bonus_stakes').where('cause', '=', cause).execute()
  await db
    .updateTable('player_bonuses')
    .set((row) => ({ free_left: row('free_left', '+', 1) }))
    .where('id', '=', bonus_id)
    .execute()
}
