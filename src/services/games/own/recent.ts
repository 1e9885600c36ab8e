import type { Database } from '../../../kernel/database/database.ts'

const [looked, shown] = [500, 24]

/** The games that a player played lately, the latest first. */
export async function recentGamesOf(db: Database, account: string): Promise<string[]> {
  const rows = await db
    .selectFrom('rounds')
    .select('game')
    .where('account_id', '=', account)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(looked)
    .execute()
  return [...new Set(rows.map(({ game }) => game))].slice(0, shown)
}
