import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../src/kernel/database/database.ts'
import { migrate } from '../../src/kernel/database/migrate.ts'
import { reachDatabase } from '../../src/kernel/database/reach-database.ts'
import { allMigrations } from '../../src/server/services/services.ts'
import { databases, emptyDatabase } from './databases.ts'

describe.each(databases)('migrations on %s', (kind) => {
  let folder = ''
  const opened: Database[] = []
  let place: { readonly DATA_DIR: string; readonly DATABASE_URL?: string }

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'migrate-'))
    place = { DATA_DIR: folder, ...(await emptyDatabase(kind, folder)) }
  })
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((db) => db.destroy()))
    rmSync(folder, { recursive: true, force: true })
  })

  async function reach(migrations = allMigrations): Promise<Database> {
    const db = await reachDatabase(place, migrations)
    opened.push(db)
    return db
  }

  test('of several processes that start at once one migrates, and all go on', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => reach()))
    for (const db of all) expect(await db.selectFrom('accounts').selectAll().execute()).toEqual([])
  })

  test('one that fails half-way leaves nothing behind, and is done whole by the next start', async () => {
    const first = { up: (db: Database) => sql`create table one (id integer)`.execute(db).then(() => {}) }
    const broken = { up: () => Promise.reject(new Error('The disk is gone')) }
    const whole = { up: (db: Database) => sql`create table two (id integer)`.execute(db).then(() => {}) }
    await expect(reach([{ 'a-first': first }, { 'a-first': broken }])).rejects.toThrow('The disk is gone')
    const db = await reach([{ 'a-first': first }, { 'a-first': whole }])
    await expect(sql`select * from one, two`.execute(db)).resolves.toMatchObject({ rows: [] })
  })

  test('have parts in several rooms, of which each is done once', async () => {
    const db = await reach()
    await migrate(db, allMigrations)
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual(
      [...new Set(allMigrations.flatMap((room) => Object.keys(room)))].sort(),
    )
  })
})
