import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../src/kernel/database/database.ts'
import { reachDatabase } from '../../src/kernel/database/reach-database.ts'
import { allMigrations } from '../../src/server/services/services.ts'
import { newDatabase } from './databases.ts'
import { startPool } from './pgbouncer.ts'

describe.runIf(existsSync('/usr/sbin/pgbouncer') || process.env['CI'])('PostgreSQL behind pgbouncer', () => {
  test('servers that start while others read leave no lock with a connection of the pool', async () => {
    const { DATABASE_URL = '' } = await newDatabase('PostgreSQL', '')
    const pooled = { DATA_DIR: '', DATABASE_URL: await startPool(DATABASE_URL) }
    const others = openDatabase(pooled)
    let isOver = false
    const read = async () => {
      while (!isOver) await sql`select 1`.execute(others)
    }
    const reading = Array.from({ length: 10 }, read)
    for (let starts = 0; starts < 20; starts++) await (await reachDatabase(pooled, allMigrations)).destroy()
    isOver = true
    await Promise.all(reading)
    await others.destroy()
    const db = openDatabase({ DATA_DIR: '', DATABASE_URL })
    const locks = sql`select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`
    expect((await locks.execute(db)).rows).toEqual([])
    await db.destroy()
  })
})
