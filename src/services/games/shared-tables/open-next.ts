import { tableTimes } from '../../../rules/gaming/table-clock.ts'
import { millisecondsUntil } from '../../../rules/rounds/kinds/crash-curve.ts'
import type { Games } from '../games.ts'
import { rulesAreStored, storeRules } from '../rounds/rules.ts'
import type { StoredTableRound } from '../tables.ts'
import { chainFor } from './chain.ts'
import { dealtRound } from './dealt.ts'
import { noteRound } from './note-table.ts'
import { type TableGame, tableRoundId } from './table-rounds.ts'

/** Begins a round of a table. If another process has begun it, that one counts: undefined. */
export async function openNext(games: Games, game: TableGame, number: number): Promise<StoredTableRound | undefined> {
  const rules_hash = await storeRules(games, games.db, game.engine)
  rulesAreStored(games, rules_hash)
  const chain = await chainFor(games, game.id, number)
  const facts = { table_id: game.id, number, rules_hash, chain_id: chain.id }
  const { rules, dealt } = await dealtRound(games, facts)
  const flight = rules.kind === 'crash' && 'point' in dealt ? millisecondsUntil(rules, dealt.point) : undefined
  const times = tableTimes(game.table, games.now(), flight)
  const row: StoredTableRound = { id: tableRoundId(game.id, number), ...facts, ...times, settled_at: null }
  return games.db.transaction().execute(async (db) => {
    const added = await db
      .insertInto('table_rounds')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return undefined
    await noteRound({ ...games, db }, db, row)
    return row
  })
}
