import type { Database } from '../../../kernel/database/database.ts'
import { stretchOf } from '../../../rules/gaming/at-a-stretch.ts'
import { coolingOff } from '../../../rules/limits/limit-in-force.ts'
import { playOf } from '../../ledger/statements/play-of.ts'
import { callError } from '../errors.ts'
import type { Gambler, Games } from '../games.ts'
import { marketOf } from '../offered/find-game.ts'

const minute = 60_000

/** Throws if the law of the player's market does not let a round of this game begin now. */
export async function requireMarketTerms(games: Games, db: Database, gambler: Gambler, game: string): Promise<void> {
  const shortest = marketOf(games, gambler)?.play?.minimumRound
  if (shortest !== undefined) await requirePause(games, db, { gambler, game, shortest: shortest * 1000 })
  await requireSession(games, db, gambler)
}

/** Throws if the player has played for as long as the market lets somebody play at a stretch. */
export async function requireSession(games: Games, db: Database, gambler: Gambler): Promise<void> {
  const longest = marketOf(games, gambler)?.play?.longestSession
  if (longest === undefined) return
  const moves = await playOf(db, { player: gambler.id, since: games.now() - coolingOff })
  if (stretchOf(moves, games.now()).time >= longest * minute) throw callError('session-too-long')
}

type Pause = { readonly gambler: Gambler; readonly game: string; readonly shortest: number }

async function requirePause({ now }: Games, db: Database, { gambler, game, shortest }: Pause): Promise<void> {
  const last = await db
    .selectFrom('rounds')
    .select('created_at')
    .where('account_id', '=', gambler.id)
    .where('game', '=', game)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const wait = last ? last.created_at + shortest - now() : 0
  if (wait <= 0) return
  const seconds = Math.ceil(wait / 1000)
  throw callError('round-too-soon', { retryAfterSeconds: seconds, details: { seconds } })
}
