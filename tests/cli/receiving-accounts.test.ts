import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../src/kernel/database/database.ts'
import { runScript } from './run-script.ts'

let folder = ''
let db: Database
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'accounts-'))
  db = openDatabase({ DATA_DIR: folder })
})
afterAll(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
})

const run = (...args: string[]) => runScript('receiving-accounts', args, { DATA_DIR: folder })

test('an account is set, replaced and closed; the list names it, and the methods without one', async () => {
  expect(run('list').stdout).toContain('upi  INR  none: players cannot pay with it')
  for (const number of ['first@bank', 'second@bank']) {
    const { status, stdout } = run('set', 'upi', 'INR', number, 'Brand Ltd')
    expect([status, stdout]).toEqual([0, `Players who pay with upi in INR now send money to ${number} (Brand Ltd).\n`])
  }
  expect(run('list').stdout).toMatch(/^upi {2}INR {2}second@bank {2}Brand Ltd {2}since 20/m)
  expect(run('close', 'upi', 'INR').stdout).toBe('upi now takes no payments in INR.\n')
  const rows = await db.selectFrom('receiving_accounts').select(['number', 'closed_at']).orderBy('number').execute()
  expect(rows).toEqual([
    { number: 'first@bank', closed_at: expect.any(Number) },
    { number: 'second@bank', closed_at: expect.any(Number) },
  ])
})

test.each([
  [
    ['set', 'upi', 'INR', 'not an address', 'Brand'],
    'is not an account of "upi". It looks like this: powerplay.demo@upi',
  ],
  [['set', 'upi', 'BRL', 'brand@bank', 'Brand'], '"upi" has no range in BRL.'],
  [['set', 'cubix', 'INR', 'x', 'Brand'], '"cubix" has no receiving accounts'],
  [['set', 'nothing', 'INR', 'x', 'Brand'], 'There is no payment method "nothing".'],
  [['sell'], 'Say "list", "set" or "close"'],
])('%j is refused with what to do', (args, message) => {
  const { status, stderr } = run(...args)
  expect([status, stderr]).toEqual([2, expect.stringContaining(message)])
})
