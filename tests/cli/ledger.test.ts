import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../src/kernel/database/database.ts'
import { migrate } from '../../src/kernel/database/migrate.ts'
import { allMigrations } from '../../src/server/services/services.ts'
import { captureOf, holdOf } from '../../src/services/ledger/transfers/holds.ts'
import { postAlone } from '../../src/services/ledger/transfers/post.ts'
import { siteCurrencies } from '../services/ledger/site-currencies.ts'
import { addPlayer, currency, move } from '../services/ledger/test-ledger.ts'
import { runScript } from './run-script.ts'

let folder = ''
let db: Database
let player = ''
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ledger-'))
  db = openDatabase({ DATA_DIR: folder })
  await migrate(db, allMigrations)
  player = await addPlayer(db)
  await db.updateTable('accounts').set({ email: 'asha@example.com' }).where('id', '=', player).execute()
  const ledger = { db, now: () => Date.parse('2026-11-22T10:00:00Z'), records: siteCurrencies }
  const part = { player, currency, hold: 'w1' }
  await postAlone(ledger, { ...move('deposit', player, 150_000, { id: 'd1' }), cause: 'payment 7f3a' })
  await postAlone(ledger, holdOf({ id: 'w1', cause: 'withdrawal 12', player, currency, amount: 50_000 }))
  await postAlone(ledger, captureOf({ ...part, id: 'w2', cause: 'withdrawal 12', amount: 20_000 }, 'payments'))
})
afterAll(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
})

const ledger = (...args: string[]) => runScript('ledger', args, { DATA_DIR: folder })

test('npm run ledger -- explain shows a balance, transfer by transfer', () => {
  const { status, stdout } = ledger('explain', 'Asha@example.com')
  expect(status).toBe(0)
  expect(stdout.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
    [`player ${player}`],
    [''],
    ['time', 'transfer', 'kind', 'cause', 'pocket', 'amount', 'balance'],
    ['2026-11-22T10:00:00.000Z', 'd1', 'deposit', 'payment 7f3a', 'cash', '+1500.00 INR', '1500.00 INR'],
    ['2026-11-22T10:00:00.000Z', 'w1', 'hold', 'withdrawal 12', 'cash', '-500.00 INR', '1000.00 INR'],
    ['2026-11-22T10:00:00.000Z', 'w1', 'hold', 'withdrawal 12', 'hold w1', '+500.00 INR', '500.00 INR'],
    ['2026-11-22T10:00:00.000Z', 'w2', 'capture', 'withdrawal 12', 'hold w1', '-200.00 INR', '300.00 INR'],
    [''],
    ['now: cash 1000.00 INR, hold w1 300.00 INR'],
    [''],
  ])
})

test('npm run ledger -- check passes a sound ledger, and says what is wrong in another', async () => {
  expect(ledger('check')).toMatchObject({ status: 0, stdout: '3 transfers, no problems.\n' })
  await sql`update ledger_balances set amount = amount + 1 where pocket = 'cash'`.execute(db)
  const { status, stdout } = ledger('check')
  await sql`update ledger_balances set amount = amount - 1 where pocket = 'cash'`.execute(db)
  expect([status, stdout.split('\n')]).toEqual([
    1,
    [
      `player ${player}, cash  wrong-balance  The balance is 1000.01 INR, its postings add up to 1000.00 INR.  (The postings are what counts: set amount in ledger_balances to their sum.)`,
      '3 transfers, 1 problem.',
      '',
    ],
  ])
})

test.each([
  [[], 'Say "check", or "explain" and a player'],
  [['explain'], 'Say "check", or "explain" and a player'],
  [['explain', 'nobody@example.com'], 'There is no player "nobody@example.com"'],
])('npm run ledger %j says what is wrong', (args, words) => {
  expect(ledger(...args)).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(words) })
})
