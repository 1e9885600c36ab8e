import { mkdirSync } from 'node:fs'
import path from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { type Driver, Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import pg from 'pg'
import type { Settings } from '../../contract/index.ts'
import type { Tables } from './schema.ts'
import { type SharedSync, shareSync } from './shared-sync.ts'

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
  database.pragma('journal_mode = WAL')
  // Each commit is written to the log at once, and answered when the log is on the disk, also when the power goes.
  database.pragma('synchronous = NORMAL')
  database.pragma('foreign_keys = ON')
  const log = shareSync(`${file}-wal`)
  const dialect = new SqliteDialect({ database: preparedOnce(database, log) })
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createDriver: () => settledDriver(dialect.createDriver(), log),
    },
  })
}

/** Others may use the connection while the log is brought to the disk; nobody is told of what is not there yet. */
function settledDriver(driver: Driver, log: SharedSync): Driver {
  const release = driver.releaseConnection.bind(driver)
  driver.releaseConnection = async (connection) => {
    await release(connection)
    await log.settled()
  }
  return driver
}

/** Each statement is compiled once; transactions take the write lock at once, so that none fails half-way for it. */
function preparedOnce(database: BetterSqlite.Database, log: SharedSync): SqliteDatabase {
  const statements = new Map<string, BetterSqlite.Statement>()
  const prepare = (sql: string) => {
    const known = statements.get(sql)
    if (known) return known
    const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql)
    if (statements.size < 500) statements.set(sql, statement)
    return statement
  }
  return {
    close() {
      log.close()
      database.close()
    },
    prepare(sql) {
      const statement = prepare(sql)
      if (!statement.readonly || sql === 'commit') log.wrote()
      return statement as SqliteStatement
    },
  }
}
