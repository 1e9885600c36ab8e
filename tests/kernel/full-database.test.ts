import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isDatabaseUnavailable } from '../../src/kernel/database/is-unavailable.ts'
import { isWritable } from '../../src/kernel/database/is-writable.ts'
import { openTemporaryDatabase, type TemporaryDatabase } from './temporary-database.ts'

let temporary: TemporaryDatabase
beforeEach(async () => {
  temporary = await openTemporaryDatabase()
})
afterEach(() => temporary.close())

const limitTo = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(temporary.db)

async function pagesInUse(): Promise<number> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(temporary.db)
  return rows[0]?.page_count ?? 0
}

/** Fails in its second statement, as registrations do. */
const fillWithTwo = () =>
  temporary.db.transaction().execute(async (transaction) => {
    await transaction.insertInto('secrets').values({ name: 'one', value: 'x' }).execute()
    await transaction
      .insertInto('secrets')
      .values({ name: 'two', value: 'x'.repeat(200_000) })
      .execute()
  })

test('the error of a transaction is its first cause, also if SQLite has already rolled back', async () => {
  await limitTo(await pagesInUse())
  const error = await fillWithTwo().catch((cause: unknown) => cause)
  expect(error).toMatchObject({ code: 'SQLITE_FULL', message: 'database or disk is full' })
  expect(isDatabaseUnavailable(error)).toBe(true)
  expect(await temporary.db.selectFrom('secrets').select('name').where('name', '=', 'one').execute()).toEqual([])
})

test('a full database is not writable until it has room, without any other write', async () => {
  expect(await isWritable(temporary.db)).toBe(true)
  const pages = await pagesInUse()
  await limitTo(pages)
  await expect(fillWithTwo()).rejects.toThrow()
  expect(await isWritable(temporary.db)).toBe(false)
  await limitTo(pages + 2)
  expect(await isWritable(temporary.db)).toBe(false)
  await limitTo(pages + 100)
  expect(await isWritable(temporary.db)).toBe(true)
  expect(await temporary.db.selectFrom('write_tests').select('id').execute()).toEqual([])
})
