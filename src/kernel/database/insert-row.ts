import type { CompiledQuery, Insertable } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './is-postgres.ts'
import type { Tables } from './tables.ts'

const compiled = new Map<string, CompiledQuery>()

/** Inserts a row whose columns are few and always the same: their statement is compiled once. */
export async function insertRow<Name extends keyof Tables & string>(
  db: Database,
  table: Name,
  row: Insertable<Tables[Name]>,
): Promise<void> {
  const key = `${isPostgres(db)} ${table} ${Object.keys(row)}`
  const query = compiled.get(key) ?? db.insertInto<keyof Tables>(table).values(row).compile()
  compiled.set(key, query)
  await db.executeQuery({ ...query, parameters: Object.values(row) })
}
