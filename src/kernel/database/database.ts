import path from 'node:path'
import { Kysely } from 'kysely'
import pg from 'pg'
import type { Settings } from '../../contract/index.ts'
import { noteFailure } from './full-databases.ts'
import { PooledPostgres } from './pooled-postgres.ts'
import { sqliteIn } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** The name of SQLite's file. */
export const databaseFile = 'powerplay.db'

export type Database = Kysely<Tables>

/** Opens PostgreSQL if DATABASE_URL is set, otherwise a SQLite file below DATA_DIR. */
export function openDatabase({ DATABASE_URL, DATA_DIR }: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>): Database {
  const dialect = DATABASE_URL ? postgresAt(DATABASE_URL) : sqliteIn(path.join(DATA_DIR, databaseFile))
  const db: Database = new Kysely<Tables>({
    dialect,
    log: (event) => {
      if (event.level === 'error') noteFailure(db, event.error)
    },
  })
  return db
}

function postgresAt(address: string): PooledPostgres {
  // Timestamps and amounts are far below 2^53.
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    connectionString: address,
    types,
    max: 10,
    connectionTimeoutMillis: secondsToConnect(address) * 1000,
    // The address may state others.
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  })
  // The pool replaces an idle connection that fails; without a listener its 'error' event would crash the process.
  pool.on('error', () => {})
  // A connection that fails in use fails its query; without a listener its 'error' event would crash the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PooledPostgres({ pool })
}

/** The same parameter as in other programs. */
const secondsToConnect = (address: string): number => Number(new URL(address).searchParams.get('connect_timeout')) || 5
