import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFaults } from '../../../src/services/ledger/check/find-faults.ts'
import { balancesOf } from '../../../src/services/ledger/statements/balances.ts'
import { postingsOf } from '../../../src/services/ledger/statements/postings.ts'
import { post, postAlone } from '../../../src/services/ledger/transfers/post.ts'
import { transferRow } from '../../../src/services/ledger/transfers/transfer-row.ts'
import { databases } from '../../kernel/databases.ts'
import { refusal } from '../refusal.ts'
import { addPlayer, currency, move, newId, openTestLedger, type TestLedger } from './test-ledger.ts'

describe.each(databases)('on %s', (kind) => {
  let opened: TestLedger
  let player = ''
  beforeAll(async () => {
    opened = await openTestLedger(kind)
    player = await addPlayer(opened.db)
    await postAlone(opened.ledger, move('deposit', player, 1000))
  })
  afterAll(() => opened.close())

  const cash = async () => (await balancesOf(opened.db, player)).find(({ pocket }) => pocket === 'cash')?.amount

  const stays = /what is written stays/
  test.each([
    ['a posting is raised', sql`update ledger_postings set amount = amount + 1`, stays],
    ['a posting is deleted', sql`delete from ledger_postings`, stays],
    ['the cause of a transfer is rewritten', sql`update ledger_transfers set cause = 'gift'`, stays],
    ['a transfer is deleted', sql`delete from ledger_transfers`, stays],
    [
      'a posting is added alone',
      sql`insert into ledger_postings (transfer_id, leg, pocket, hold_id, currency, amount)
        select id, 2, 'payments', '', 'INR', 5 from ledger_transfers`,
      /must be a leg of its transfer/,
    ],
    ['a balance is set below zero', sql`update ledger_balances set amount = -1`, /ledger_balances_floor/],
  ])('the database refuses that %s', async (_, statement, words) => {
    await expect(statement.execute(opened.db)).rejects.toThrow(words)
    expect(await findFaults(opened.db)).toEqual([])
  })

  test('the database refuses a transfer that does not add up, whoever writes it', async () => {
    const { legs, ...rest } = move('deposit', player, 500)
    const row = transferRow({ ...rest, legs: legs.slice(0, 1) }, 0)
    await expect(opened.db.insertInto('ledger_transfers').values(row).execute()).rejects.toThrow(/add up to zero/)
    const empty = transferRow({ ...rest, legs: [] }, 0)
    await expect(opened.db.insertInto('ledger_transfers').values(empty).execute()).rejects.toThrow(/with_legs/)
    expect(await cash()).toBe(1000)
  })

  test.each([
    ['a fraction', 0.5, 'INR'],
    ['nothing', 0, 'INR'],
    ['more than can be counted exactly', Number.MAX_SAFE_INTEGER + 1, 'INR'],
    ['a part of the smallest coin', 150, 'VND'],
  ] as const)('a transfer of %s is a defect of its caller', async (_, amount, code) => {
    const transfer = move('deposit', player, amount)
    const legs = transfer.legs.map((leg) => ({ ...leg, currency: code }))
    await expect(postAlone(opened.ledger, { ...transfer, legs })).rejects.toThrow(/: not an amount/)
  })

  test('whole coins of a currency without decimals are moved', async () => {
    const transfer = move('deposit', player, 15_000)
    const legs = transfer.legs.map((leg) => ({ ...leg, currency: 'VND' as const }))
    expect(await postAlone(opened.ledger, { ...transfer, legs })).toBe('now')
    const found = await balancesOf(opened.db, player)
    expect(found.filter(({ currency: code }) => code === 'VND')).toMatchObject([{ pocket: 'cash', amount: 15_000 }])
  })

  test('a hold is taken from once for each amount that was set aside, and never filled again', async () => {
    const owner = await addPlayer(opened.db)
    await postAlone(opened.ledger, move('deposit', owner, 500))
    const hold = newId()
    const set = (id: string, amount: number) => ({
      id,
      kind: 'hold' as const,
      cause: 'test',
      legs: [
        { player: owner, pocket: 'cash' as const, currency, amount: -amount },
        { player: owner, hold, currency, amount },
      ],
    })
    expect(await postAlone(opened.ledger, set(hold, 300))).toBe('now')
    await expect(postAlone(opened.ledger, set(newId(), 100))).rejects.toThrow(/ledger_holds_begin_once/)
    expect(await balancesOf(opened.db, owner)).toMatchObject([{ amount: 200 }, { pocket: 'held', amount: 300 }])
  })

  test('what fails together with a transfer moves nothing, and others of its group do', async () => {
    const before = (await cash()) ?? 0
    const failing = opened.db.transaction().execute(async (transaction) => {
      await post(opened.ledger, transaction, move('deposit', player, 100))
      throw new Error('the bet was refused')
    })
    await expect(failing).rejects.toThrow('the bet was refused')
    const debits = [100, 10 ** 9, 100].map((amount) =>
      postAlone(opened.ledger, move('stake', player, -amount)).catch(refusal),
    )
    expect(await Promise.all(debits)).toEqual(['now', 'insufficient-funds', 'now'])
    expect(await cash()).toBe(before - 200)
  })

  test('postings are in the order in which they changed the balance', async () => {
    const owner = await addPlayer(opened.db)
    const all = [700, -200, -500, 300]
    for (const amount of all) await postAlone(opened.ledger, move(amount > 0 ? 'payout' : 'stake', owner, amount))
    expect((await postingsOf(opened.db, owner)).map(({ amount }) => amount)).toEqual(all)
  })
})
