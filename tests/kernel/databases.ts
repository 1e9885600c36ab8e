import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { databaseFile } from '../../src/kernel/database/database.ts'
import { reachDatabase } from '../../src/kernel/database/reach-database.ts'
import { allMigrations } from '../../src/server/services/services.ts'
import { isLong, onThisMachine } from '../machine.ts'

export type DatabaseKind = 'SQLite' | 'PostgreSQL'

/** Both databases if PostgreSQL is available. */
export const databases: readonly DatabaseKind[] = inject('postgres') ? ['SQLite', 'PostgreSQL'] : ['SQLite']

/** Where a test takes long, or other stages use the other database: this one per commit, both nightly. */
export const mainly = (database: DatabaseKind): readonly DatabaseKind[] =>
  isLong || !databases.includes(database) ? databases : [database]

/** The settings of a new, empty database. */
export async function emptyDatabase(kind: DatabaseKind, folder: string): Promise<Record<string, string>> {
  return { DATA_DIR: folder, ...(kind === 'PostgreSQL' && { DATABASE_URL: await createOnServer() }) }
}

async function createOnServer(template = 'template1'): Promise<string> {
  const address = new URL(inject('postgres'))
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const server = new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: address.href }) }) })
  // Twice as fast as through the log.
  await sql`create database ${sql.ref(name)} template ${sql.ref(template)} strategy file_copy`.execute(server)
  await server.destroy()
  address.pathname = `/${name}`
  // Otherwise a busy machine is taken for a database that hangs.
  address.searchParams.set('connect_timeout', String(onThisMachine(5)))
  for (const timeout of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    address.searchParams.set(timeout, String(onThisMachine(15_000)))
  return address.href
}

/** Made once for all files of a worker: migrating takes longer than copying. */
let migratedFile: Promise<Buffer> | undefined
let migratedOnServer: Promise<string> | undefined

/** The settings of a new database with its tables. */
export async function newDatabase(kind: DatabaseKind, folder: string): Promise<Record<string, string>> {
  if (kind === 'PostgreSQL') {
    migratedOnServer ??= migrateOnServer()
    return { DATA_DIR: folder, DATABASE_URL: await createOnServer(await migratedOnServer) }
  }
  migratedFile ??= migrateFile()
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, databaseFile), await migratedFile)
  return { DATA_DIR: folder }
}

async function migrateFile(): Promise<Buffer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrated-'))
  const db = await reachDatabase({ DATA_DIR: folder }, allMigrations)
  await db.destroy()
  const file = readFileSync(path.join(folder, databaseFile))
  rmSync(folder, { recursive: true })
  return file
}

async function migrateOnServer(): Promise<string> {
  const place = await emptyDatabase('PostgreSQL', '')
  const db = await reachDatabase({ DATA_DIR: '', ...place }, allMigrations)
  await db.destroy()
  return new URL(place['DATABASE_URL'] ?? '').pathname.slice(1)
}
