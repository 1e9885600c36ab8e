import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { isLong } from '../machine.ts'

export type DatabaseKind = 'SQLite' | 'PostgreSQL'

/** Both databases if PostgreSQL is available. */
export const databases: readonly DatabaseKind[] = inject('postgres') ? ['SQLite', 'PostgreSQL'] : ['SQLite']

/** Where a test takes long, or other stages use the other database: this one per commit, both nightly. */
export const mainly = (database: DatabaseKind): readonly DatabaseKind[] =>
  isLong || !databases.includes(database) ? databases : [database]

/** The settings of a new, empty database. */
export async function newDatabase(kind: DatabaseKind, folder: string): Promise<Record<string, string>> {
  return { DATA_DIR: folder, ...(kind === 'PostgreSQL' && { DATABASE_URL: await createOnServer() }) }
}

async function createOnServer(): Promise<string> {
  const address = new URL(inject('postgres'))
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const server = new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: address.href }) }) })
  await sql`create database ${sql.ref(name)}`.execute(server)
  await server.destroy()
  address.pathname = `/${name}`
  return address.href
}
