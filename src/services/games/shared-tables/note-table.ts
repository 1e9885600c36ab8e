import type { Database } from '../../../kernel/database/database.ts'
import { noteChanges } from '../../../kernel/stream/note-changes.ts'
import type { Games } from '../games.ts'
import type { StoredTableRound } from '../tables.ts'
import { betsShown } from './bets-shown.ts'
import { shownRound } from './describe-table.ts'

/** Tells viewers how far a round of a table is. */
export async function noteRound(games: Games, db: Database, row: StoredTableRound): Promise<void> {
  const { id: table, ...shown } = await shownRound(games, row)
  await note(games, db, table, shown)
}

/** Tells viewers who has bet, taken back or left. */
export async function noteBets(games: Games, row: StoredTableRound): Promise<void> {
  const shown = await betsShown(games.db, row.id)
  await games.db.transaction().execute((db) => note(games, db, row.table_id, { round: row.number, ...shown }))
}

const note = (games: Games, db: Database, table: string, change: object) =>
  noteChanges(games, db, [{ topic: `table:${table}`, change: JSON.stringify({ table, ...change }) }])
