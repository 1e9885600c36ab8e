import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { closeOne, listAccounts, setAccount } from '../../scripts/receiving-accounts/tasks.ts'
import { type Database, openDatabase } from '../../src/kernel/database/database.ts'
import { migrate } from '../../src/kernel/database/migrate.ts'
import { allMigrations } from '../../src/server/services/services.ts'
import { manifest } from '../shipped.ts'
import { runScript } from './run-script.ts'

const methods = manifest.paymentMethods

let folder = ''
let db: Database
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'accounts-'))
  db = openDatabase({ DATA_DIR: folder })
  await migrate(db, allMigrations)
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
})

const office = () => ({ db, now: Date.now, methods })
const upi = { method: 'upi', currency: 'INR', holder: 'Brand Ltd', city: 'Brasilia' }

/** What a task prints. */
async function said(task: () => Promise<number>): Promise<string> {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {})
  expect(await task()).toBe(0)
  const lines = print.mock.calls.map(([line]) => `${line}\n`)
  print.mockRestore()
  return lines.join('')
}

test('an account is set, replaced and closed; the list names it, and the methods without one', async () => {
  expect(await said(() => listAccounts(office()))).toContain('upi  INR  none: players cannot pay with it')
  for (const number of ['first@bank', 'second@bank'])
    expect(await said(() => setAccount(office(), { ...upi, number }))).toBe(
      `Players who pay with upi in INR now send money to ${number} (Brand Ltd).\n`,
    )
  expect(await said(() => listAccounts(office()))).toMatch(/^upi {2}INR {2}second@bank {2}Brand Ltd {2}since 20/m)
  expect(await said(() => closeOne(office(), upi))).toBe('upi now takes no payments in INR.\n')
  expect(await said(() => closeOne(office(), upi))).toBe('upi already took no payments in INR.\n')
  const rows = await db
    .selectFrom('receiving_accounts')
    .select(['number', 'closed_at'])
    .where('method', '=', 'upi')
    .orderBy('number')
    .execute()
  expect(rows).toEqual([
    { number: 'first@bank', closed_at: expect.any(Number) },
    { number: 'second@bank', closed_at: expect.any(Number) },
  ])
})

test.each([
  [{ number: 'not an address' }, 'is not an account of "upi". It looks like this: powerplay.demo@upi'],
  [{ currency: 'BRL' }, '"upi" has no range in BRL.'],
  [{ method: 'cubix' }, '"cubix" has no receiving accounts'],
  [{ method: 'nothing' }, 'There is no payment method "nothing".'],
  [{ holder: ' ' }, 'The holder is a name of up to 60 characters.'],
])('%j is refused with what to do', async (changes, message) => {
  await expect(setAccount(office(), { ...upi, number: 'brand@bank', ...changes })).rejects.toThrow(message)
})

test('the command changes the database of its settings, and says which tasks there are', async () => {
  const run = (...args: string[]) => runScript('receiving-accounts', args, { DATA_DIR: folder })
  expect(run('set', 'gpay', 'INR', 'command@bank', 'Brand Ltd').status).toBe(0)
  expect(await said(() => listAccounts(office()))).toMatch(/^gpay {2}INR {2}command@bank/m)
  expect(run('sell')).toMatchObject({ status: 2, stderr: expect.stringContaining('Say "list", "set" or "close"') })
})
