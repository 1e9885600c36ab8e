import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, inject } from 'vitest'
import { type Database, openDatabase } from '../../src/kernel/database/database.ts'
import { createApp } from '../../src/server/app.ts'
import type { Services } from '../../src/server/services/services.ts'
import { readSettings } from '../../src/server/settings.ts'
import { type DatabaseKind, newDatabase } from '../kernel/databases.ts'

export type JourneyServer = {
  readonly address: string
  /** What the server was started with. */
  readonly environment: Readonly<Record<string, string>>
  /** The same database that the server writes. */
  readonly db: Database
  readonly outbox: string
}

/** The real server with the built site and its own database; closed after the file's tests. */
export async function startServer(
  changes: Record<string, string> = {},
  database: DatabaseKind = 'SQLite',
  services: Partial<Services> = {},
): Promise<JourneyServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'journey-'))
  const environment = {
    ...(await newDatabase(database, folder)),
    OUT_DIR: inject('siteFolder'),
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '127.0.0.1',
    SPORTS_FEED: 'off',
    // The usual work keeps a browser busy for most of a second.
    CAPTCHA_WORK: '20',
    ...changes,
  }
  const settings = readSettings(environment)
  const app = await createApp(settings, { services })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const db = openDatabase(settings)
  afterAll(async () => {
    await app.close()
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  })
  return { address, environment, db, outbox: path.join(folder, 'outbox') }
}
