import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createCluster, hasPostgres } from '../../cli/postgres-cluster.ts'

export type DatabaseKind = 'SQLite' | 'PostgreSQL'

/** Both databases if PostgreSQL is installed. */
export const databaseKinds = (): readonly DatabaseKind[] => (hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite'])

/** Where a database is, as a setting of the server. */
export type Place = { readonly DATA_DIR: string; readonly DATABASE_URL?: string }

/** Runs with an empty place for SQLite, or with a PostgreSQL server of its own; both write commits to disk. */
export async function withPlace<Result>(kind: DatabaseKind, use: (place: Place) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-database-'))
  const cluster = kind === 'PostgreSQL' ? createCluster({ isQuick: false }) : undefined
  await cluster?.start()
  try {
    return await use({ DATA_DIR: folder, ...(cluster && { DATABASE_URL: cluster.address }) })
  } finally {
    await cluster?.stop()
    cluster?.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
