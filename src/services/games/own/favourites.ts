import type { Database } from '../../../kernel/database/database.ts'
import { inTurn } from '../../../kernel/database/in-turn.ts'
import { callError } from '../errors.ts'
import type { Games } from '../games.ts'
import { findGame } from '../offered/find-game.ts'

const most = 500

/** The games that a player marked, the latest first. */
export async function favouritesOf(db: Database, account: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favourite_games')
    .select('game')
    .where('account_id', '=', account)
    .orderBy('marked_at', 'desc')
    .orderBy('game')
    .execute()
  return rows.map(({ game }) => game)
}

type Mark = { readonly account: string; readonly game: string; readonly favourite: boolean }

/** Marks a game, or does not mark it any more; returns those that are marked. */
export async function setFavourite(games: Games, { account, game, favourite }: Mark): Promise<string[]> {
  if (favourite) findGame(games, game)
  return inTurn(games.db, `favourites of ${account}`, async (db) => {
    if (favourite) await mark(games, db, account, game)
    else await db.deleteFrom('favourite_games').where('account_id', '=', account).where('game', '=', game).execute()
    return favouritesOf(db, account)
  })
}

async function mark({ now }: Games, db: Database, account_id: string, game: string): Promise<void> {
  const marked = await favouritesOf(db, account_id)
  if (marked.includes(game)) return
  if (marked.length >= most) throw callError('favourites-full')
  await db.insertInto('favourite_games').values({ account_id, game, marked_at: now() }).execute()
}
