import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'

export type DatabaseKind = 'SQLite' | 'PostgreSQL'

/** Both databases if PostgreSQL is available. */
export const databases: readonly DatabaseKind[] = inject('postgres') ? ['SQLite', 'PostgreSQL'] : ['SQLite']

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
