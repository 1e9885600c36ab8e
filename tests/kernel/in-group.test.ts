import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../src/kernel/database/database.ts'
import { inGroup } from '../../src/kernel/database/in-group.ts'
import { databases } from './databases.ts'
import { openTemporaryDatabase, type TemporaryDatabase } from './temporary-database.ts'

let temporary: TemporaryDatabase
const names = async () =>
  (await temporary.db.selectFrom('write_tests').select('id').orderBy('id').execute()).map(({ id }) => id)

const write = (id: string, filling = '') =>
  inGroup(temporary.db, async (transaction) => {
    await transaction.insertInto('write_tests').values({ id, filling }).execute()
    return id
  })

describe.each(databases)('work in groups on %s', (kind) => {
  beforeEach(async () => {
    temporary = await openTemporaryDatabase(kind)
  })
  afterEach(() => temporary.close())

  test('is all written, and each caller gets its own result', async () => {
    const ids = Array.from({ length: 450 }, (_, place) => String(place).padStart(3, '0'))
    expect(await Promise.all(ids.map((id) => write(id)))).toEqual(ids)
    expect(await names()).toEqual(ids)
  })

  test('is undone alone when it fails', async () => {
    const failing = inGroup(temporary.db, async (transaction) => {
      await transaction.insertInto('write_tests').values({ id: 'half', filling: '' }).execute()
      throw new Error('too little')
    })
    const outcomes = await Promise.allSettled([failing, write('two'), write('one'), write('one')])
    const [fails, two, ...ones] = outcomes.map(({ status }) => status)
    expect([fails, two]).toEqual(['rejected', 'fulfilled'])
    // On PostgreSQL, either may come first.
    expect(ones.sort()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes[0]).toMatchObject({ reason: { message: 'too little' } })
    expect(await names()).toEqual(['one', 'two'])
  })
})

describe('work in groups on SQLite', () => {
  beforeEach(async () => {
    temporary = await openTemporaryDatabase('SQLite')
  })
  afterEach(() => temporary.close())

  test('is acknowledged when others could read it', async () => {
    const beside = temporary.connect()
    const seen = Array.from({ length: 20 }, async (_, place) => {
      const id = await write(String(place))
      return beside.selectFrom('write_tests').select('id').where('id', '=', id).executeTakeFirst()
    })
    expect(await Promise.all(seen)).not.toContain(undefined)
  })

  test('is refused as a whole when the disk is full, and goes on when there is room again', async () => {
    await limit(temporary.db, await pagesOf(temporary.db))
    // The first waits alone; the others are a group.
    const outcomes = await Promise.allSettled([
      write('a', 'x'.repeat(200_000)),
      write('b'),
      write('c', 'x'.repeat(200_000)),
      write('d'),
    ])
    const kept = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []))
    expect(outcomes[2]).toMatchObject({ reason: { code: 'SQLITE_FULL' } })
    expect(await names()).toEqual(kept)
    await limit(temporary.db, 10_000)
    await Promise.all([write('e'), write('f')])
    expect(await names()).toEqual([...kept, 'e', 'f'])
  })
})

const limit = (db: Database, pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db)

async function pagesOf(db: Database): Promise<number> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  return rows[0]?.page_count ?? 0
}
