import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { insertRow } from '../../src/kernel/database/insert-row.ts'
import { prepare } from '../../src/kernel/database/prepare.ts'
import { databases } from './databases.ts'
import { openTemporaryDatabase, type TemporaryDatabase } from './temporary-database.ts'

const leaseOf = prepare((db, { someone, moment }: { readonly someone: string; readonly moment: number }) =>
  db
    .selectFrom('leases')
    .select('leads_until')
    .where('leads_until', '>', moment)
    .where((is) => is.or([is('name', '=', someone), is('leader', '=', someone)]))
    .orderBy('leads_until'),
)

let temporary: TemporaryDatabase

describe.each(databases)('statements that are compiled once, on %s', (kind) => {
  beforeEach(async () => {
    temporary = await openTemporaryDatabase(kind)
  })
  afterEach(() => temporary.close())

  test('have the values of each execution, in whatever order they are given', async () => {
    const { db } = temporary
    await insertRow(db, 'leases', { name: 'sweep', leader: 'one', leads_until: 1 })
    await insertRow(db, 'leases', { name: 'feed', leader: 'one', leads_until: 2 })
    await insertRow(db, 'leases', { leads_until: 3, leader: 'two', name: 'one' })
    const leads = async (moment: number) =>
      (await leaseOf(db, { moment, someone: 'one' })).map((row) => row.leads_until)
    expect([await leads(0), await leads(1), await leads(2)]).toEqual([[1, 2, 3], [2, 3], [3]])
    const within = db.transaction().execute((transaction) => leaseOf(transaction, { someone: 'two', moment: 0 }))
    expect(await within).toEqual([{ leads_until: 3 }])
  })
})
