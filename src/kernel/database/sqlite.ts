import { mkdirSync } from 'node:fs'
import path from 'node:path'
import BetterSqlite from 'better-sqlite3'
import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely'
import { type SharedSync, shareSync } from './shared-sync.ts'
import { createPatience, isLocked } from './sqlite-patience.ts'

/** A database in a file. */
export function sqliteIn(file: string): Dialect {
  mkdirSync(path.dirname(file), { recursive: true })
  const database = new BetterSqlite(file, { timeout: 5000 })
  openLog(database)
  // Each commit is written to the log at once, and answered when the log is on the disk, also when the power goes.
  database.pragma('synchronous = NORMAL')
  database.pragma('foreign_keys = ON')
  // SQLite itself would wait for a lock with the whole program; see `createPatience`.
  database.pragma('busy_timeout = 0')
  const log = shareSync(`${file}-wal`)
  const dialect = new SqliteDialect({ database: preparedOnce(database, log) })
  return {
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => settledDriver(dialect.createDriver(), database, log),
  }
}

/** Of several processes that create the file at once all but one find it locked, without SQLite's own waiting. */
function openLog(database: BetterSqlite.Database): void {
  const end = performance.now() + 5000
  for (;;) {
    try {
      database.pragma('journal_mode = WAL')
      return
    } catch (error) {
      if (!isLocked(error) || performance.now() > end) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

/** SQLite takes changes of tables back with their transaction, too: a migration is done whole, by one process. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Statements wait for the lock without stopping the program, and nobody is told of what is not on the disk yet. */
function settledDriver(driver: Driver, database: BetterSqlite.Database, log: SharedSync): Driver {
  const acquire = driver.acquireConnection.bind(driver)
  const patiently = createPatience()
  let settled: DatabaseConnection | undefined
  driver.acquireConnection = async () => {
    const connection = await acquire()
    settled ??= {
      async executeQuery<Row>(query: Parameters<DatabaseConnection['executeQuery']>[0]) {
        const result = await patiently(() => connection.executeQuery<Row>(query))
        if (!database.inTransaction) await log.settled()
        return result
      },
      streamQuery: (query, size) => connection.streamQuery(query, size),
    }
    return settled
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
