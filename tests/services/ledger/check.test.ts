import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../src/kernel/database/database.ts'
import { isPostgres } from '../../../src/kernel/database/is-postgres.ts'
import { findFaults } from '../../../src/services/ledger/check/find-faults.ts'
import { holdOf } from '../../../src/services/ledger/transfers/holds.ts'
import { postAlone } from '../../../src/services/ledger/transfers/post.ts'
import { databases } from '../../kernel/databases.ts'
import { dropFloor, dropOneSide } from './mutate.ts'
import { addPlayer, currency, move, openTestLedger, type TestLedger } from './test-ledger.ts'

describe.each(databases)('the check of the ledger on %s', (kind) => {
  let opened: TestLedger
  let player = ''
  beforeEach(async () => {
    opened = await openTestLedger(kind)
    player = await addPlayer(opened.db)
    await postAlone(opened.ledger, move('deposit', player, 1000, { id: 'deposit' }))
    await postAlone(opened.ledger, holdOf({ id: 'hold', cause: 'test', player, currency, amount: 300 }))
  })
  afterEach(() => opened.close())

  const faults = async () => (await findFaults(opened.db)).map(({ code, subject, message }) => [code, subject, message])

  test('finds nothing while all is well', async () => {
    expect(await faults()).toEqual([])
  })

  test('names a transfer that lacks a side', async () => {
    await dropOneSide(opened.db)
    await postAlone(opened.ledger, move('payout', player, 70, { id: 'half' }))
    expect(await faults()).toEqual([
      ['one-sided', 'transfer half', 'Its postings add up to 0.70 INR, not to 0.'],
      ['altered', 'transfer half', 'Its postings are not what it says.'],
    ])
  })

  test('names a balance that differs from its postings', async () => {
    await sql`update ledger_balances set amount = 999900 where pocket = 'cash'`.execute(opened.db)
    expect(await faults()).toEqual([
      ['wrong-balance', `player ${player}, cash`, 'The balance is 9999.00 INR, its postings add up to 7.00 INR.'],
    ])
  })

  test('names a balance that is missing', async () => {
    await sql`delete from ledger_balances where pocket = 'held'`.execute(opened.db)
    expect(await faults()).toEqual([
      ['wrong-balance', `player ${player}, hold hold`, 'The balance is 0.00 INR, its postings add up to 3.00 INR.'],
    ])
  })

  test('names a player below zero', async () => {
    await sql`create table kept as select * from ledger_balances`.execute(opened.db)
    await dropFloor(opened.db)
    await sql`insert into ledger_balances select * from kept`.execute(opened.db)
    await postAlone(opened.ledger, move('stake', player, -900))
    expect(await faults()).toEqual([['below-zero', `player ${player}, cash`, 'It is below zero: -2.00 INR.']])
  })

  test('names what somebody rewrote behind the back of the triggers', async () => {
    await withoutTriggers(opened.db)
    await sql`update ledger_transfers set cause = 'gift' where id = 'deposit'`.execute(opened.db)
    await sql`update ledger_postings set pocket = 'cash', hold_id = '' where hold_id = 'hold'`.execute(opened.db)
    expect(await faults()).toEqual([
      ['altered', 'transfer deposit', 'It is not what was asked for under this id.'],
      ['altered', 'transfer hold', 'Its postings are not what it says.'],
      ['wrong-balance', `player ${player}, cash`, 'The balance is 7.00 INR, its postings add up to 10.00 INR.'],
      ['wrong-balance', `player ${player}, hold hold`, 'The balance is 3.00 INR, its postings add up to 0.00 INR.'],
      ['wrong-hold', `player ${player}, hold hold`, 'No transfer made this hold.'],
    ])
  })

  test('names a transfer whose postings are lost', async () => {
    await withoutTriggers(opened.db)
    await sql`delete from ledger_postings where transfer_id = 'deposit'`.execute(opened.db)
    expect(await faults()).toContainEqual(['unposted', 'transfer deposit', 'It has no postings.'])
  })
})

async function withoutTriggers(db: Database): Promise<void> {
  if (isPostgres(db)) {
    for (const table of ['ledger_transfers', 'ledger_postings'])
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
    return
  }
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'trigger' and name like 'ledger%'
  `.execute(db)
  for (const { name } of rows) await sql`drop trigger ${sql.ref(name)}`.execute(db)
}
