import { mkdirSync } from 'node:fs'
import path from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import pg from 'pg'
import type { Settings } from '../../contract/index.ts'
import type { Tables } from './schema.ts'

export type Database = Kysely<Tables>

/** PostgreSQL where DATABASE_URL names one, otherwise a file below DATA_DIR. */
export function openDatabase({ DATABASE_URL, DATA_DIR }: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>): Database {
  return DATABASE_URL ? openPostgres(DATABASE_URL) : openSqlite(path.join(DATA_DIR, 'powerplay.db'))
}

function openPostgres(address: string): Database {
  // Moments and amounts are far below 2^53.
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    connectionString: address,
    types,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  })
  // A connection that dies while nobody uses it is replaced by the next query.
  pool.on('error', () => {})
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

function openSqlite(file: string): Database {
  mkdirSync(path.dirname(file), { recursive: true })
  const database = new BetterSqlite(file, { timeout: 5000 })
  // What was acknowledged is on the disk, also when the power goes.
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: preparedOnce(database) }) })
}

/** Each statement is compiled once; transactions take the write lock at once, so that none fails half-way for it. */
function preparedOnce(database: BetterSqlite.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => void database.close(),
    prepare(sql) {
      const known = statements.get(sql)
      if (known) return known
      const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql) as SqliteStatement
      if (statements.size < 500) statements.set(sql, statement)
      return statement
    },
  }
}
