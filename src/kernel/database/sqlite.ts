import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
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
import { createLockRetry, isLocked } from './retry-while-locked.ts'
import { type SharedSync, shareSync } from './shared-sync.ts'

/** The dialect for a database file. */
export function sqliteIn(file: string): Dialect {
  mkdirSync(path.dirname(file), { recursive: true })
  keepToOwner(file)
  const database = new BetterSqlite(file, { timeout: 5000 })
  openLog(database)
  // A commit is written to the log at once and acknowledged after the fsync, so it survives a power failure.
  database.pragma('synchronous = NORMAL')
  database.pragma('foreign_keys = ON')
  // What is deleted is overwritten, unless that takes further writes.
  database.pragma('secure_delete = FAST')
  // SQLite would block the event loop while it waits for a lock; `createLockRetry` does not.
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

/** SQLite gives its other files the mode of this one. */
function keepToOwner(file: string): void {
  try {
    closeSync(openSync(file, 'a', 0o600))
    for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, 0o600)
  } catch {
    // If the file cannot be used, SQLite says why.
  }
}

/** While several processes create the file at once, SQLite reports it as locked without its own waiting. */
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

/** SQLite rolls back DDL, too: a migration is applied completely, by one process. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Waits for locks without blocking, and acknowledges writes only when they are on disk. */
function settledDriver(driver: Driver, database: BetterSqlite.Database, log: SharedSync): Driver {
  const acquire = driver.acquireConnection.bind(driver)
  const retryWhileLocked = createLockRetry()
  let settled: DatabaseConnection | undefined
  driver.acquireConnection = async () => {
    const connection = await acquire()
    settled ??= {
      async executeQuery<Row>(query: Parameters<DatabaseConnection['executeQuery']>[0]) {
        const result = await retryWhileLocked(() => connection.executeQuery<Row>(query))
        if (!database.inTransaction) await log.settled()
        return result
      },
      streamQuery: (query, size) => connection.streamQuery(query, size),
    }
    return settled
  }
  const rollback = driver.rollbackTransaction.bind(driver)
  // After some errors, such as a full disk, SQLite has already rolled back: another attempt would hide the first error.
  driver.rollbackTransaction = async (connection) => {
    if (database.inTransaction) await rollback(connection)
  }
  return driver
}

/**
 * Compiles each statement once. Transactions take the write lock at their start, so none fails midway for lack of it.
 */
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
