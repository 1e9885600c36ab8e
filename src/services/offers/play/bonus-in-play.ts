import type { Database } from '../../../kernel/database/database.ts'
import { takeTurn } from '../../../kernel/database/in-turn.ts'
import { isPostgres } from '../../../kernel/database/is-postgres.ts'
import type { PlayerBonus } from '../tables.ts'

/** The bonus with which a player plays; nobody else changes it until the transaction ends. */
export async function bonusInPlay(db: Database, player: string, now: number): Promise<PlayerBonus | undefined> {
  await takeTurn(db, `bonuses of ${player}`)
  const bonus = await db
    .selectFrom('player_bonuses')
    .selectAll()
    .where('account_id', '=', player)
    .where('status', '=', 'activated')
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()
  return bonus && (bonus.expires_at ?? now + 1) > now ? bonus : undefined
}
