import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Database, openDatabase } from '../../src/kernel/database/database.ts'
import { loadSecrets, type Secrets } from '../../src/kernel/secrets.ts'
import { type DatabaseKind, newDatabase } from './databases.ts'

export type TemporaryDatabase = {
  readonly folder: string
  readonly db: Database
  readonly secrets: Secrets
  readonly now: () => number
  /** Advances the clock. */
  readonly later: (milliseconds: number) => void
  /** Opens another connection to the same database, like a second process. */
  readonly connect: () => Database
  readonly close: () => Promise<void>
}

/** A migrated database in a temporary folder, with a clock that tests advance. */
export async function openTemporaryDatabase(kind: DatabaseKind = 'SQLite'): Promise<TemporaryDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'platform-'))
  const place = { DATA_DIR: folder, ...(await newDatabase(kind, folder)) }
  const connections: Database[] = []
  const connect = () => {
    const db = openDatabase(place)
    connections.push(db)
    return db
  }
  const db = connect()
  let moment = Date.parse('2026-11-21T12:00:00Z')
  return {
    folder,
    db,
    secrets: await loadSecrets(db, place),
    now: () => moment,
    later: (milliseconds) => {
      moment += milliseconds
    },
    connect,
    async close() {
      await Promise.all(connections.map((connection) => connection.destroy()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Logged = { readonly details: object; readonly message: string }

/** A log that keeps its entries. */
export function createTestLog() {
  const lines: Logged[] = []
  const write = (details: object, message: string) => void lines.push({ details, message })
  return { lines, info: write, warn: write }
}
