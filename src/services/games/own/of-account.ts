import type { Database } from '../../../kernel/database/database.ts'
import { favouritesOf } from './favourites.ts'

/** The rounds of a player, oldest first. */
export async function roundRowsOf(db: Database, accountId: string) {
  const rounds = await db
    .selectFrom('rounds')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
  return rounds.map(({ request_hash: _, ...round }) => round)
}

/** What else is stored of a player's games; secret seeds are not part of it. */
export const gameRowsOf = async (db: Database, accountId: string) => ({
  favourites: await favouritesOf(db, accountId),
  seeds: await db
    .selectFrom('round_seeds')
    .select(['id', 'number', 'hash', 'client_seed', 'next_nonce', 'begun_at', 'revealed_at'])
    .where('account_id', '=', accountId)
    .orderBy('number')
    .execute(),
  external: await db.selectFrom('external_transactions').selectAll().where('account_id', '=', accountId).execute(),
})

/** What a player liked is nothing that the operator has to prove. */
export async function forgetGamesOf(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('favourite_games').where('account_id', '=', accountId).execute()
  await db.deleteFrom('external_launches').where('account_id', '=', accountId).execute()
}

/** Whether a round of a player waits for its end. */
export async function hasRunningRound(db: Database, accountId: string): Promise<boolean> {
  const running = await db
    .selectFrom('rounds')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'running')
    .limit(1)
    .executeTakeFirst()
  return running !== undefined
}
