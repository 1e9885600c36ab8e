import type { Game } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { isTableKind } from '../../../rules/rounds/engines.ts'
import { isPlayedHere } from '../../../rules/rounds/play-round.ts'
import { callError } from '../errors.ts'
import type { Games } from '../games.ts'
import type { StoredTableRound } from '../tables.ts'

/** A game that is played at a table. */
export type TableGame = Game & { readonly table: NonNullable<Game['table']> }

export const isTableGame = (game: Game): game is TableGame =>
  game.table !== undefined && isPlayedHere(game.engine) && isTableKind(game.engine.kind)

export const tableGames = ({ records }: Pick<Games, 'records'>): readonly TableGame[] =>
  records().games.filter(isTableGame)

export function findTable(games: Pick<Games, 'records'>, id: string): TableGame {
  const table = tableGames(games).find((game) => game.id === id)
  if (!table) throw callError('table-unknown')
  return table
}

export const tableRoundId = (table: string, number: number) => `${table}.${number}`

/** The rounds of a table, the latest first. */
export const latestRounds = (db: Database, table: string, count: number): Promise<StoredTableRound[]> =>
  db
    .selectFrom('table_rounds')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('number', 'desc')
    .limit(count)
    .execute()

/** A round that still takes bets. The server's clock decides. */
export async function openTableRound(
  games: Pick<Games, 'db' | 'now'>,
  table: string,
  number: number,
): Promise<StoredTableRound> {
  const round = await knownTableRound(games, games.db, tableRoundId(table, number))
  if (!round || games.now() >= round.closes_at) throw callError('table-closed')
  return round
}

const known = new WeakMap<Database, Map<string, StoredTableRound>>()
const mostKnown = 500

/** What a round of a table is from its beginning on; only whether it is settled changes. */
export async function knownTableRound(
  { db }: Pick<Games, 'db'>,
  transaction: Database,
  id: string,
): Promise<StoredTableRound | undefined> {
  const rounds = known.get(db) ?? new Map<string, StoredTableRound>()
  known.set(db, rounds)
  const found = rounds.get(id) ?? (await tableRound(transaction, id))
  if (rounds.size >= mostKnown) rounds.clear()
  if (found) rounds.set(id, found)
  return found
}

const tableRound = (db: Database, id: string): Promise<StoredTableRound | undefined> =>
  db.selectFrom('table_rounds').selectAll().where('id', '=', id).executeTakeFirst()
