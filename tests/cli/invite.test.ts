import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../src/kernel/database/database.ts'
import { runScript } from './run-script.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'invite-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const invite = (...args: string[]) =>
  runScript('invite', args, { DATA_DIR: folder, PUBLIC_URL: 'https://play.example' })

test('npm run invite prints a link, and the invitation is recorded', async () => {
  const { status, stdout } = invite('asha@example.com', '--role', 'support')
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^https:\/\/play\.example\/admin\/#\/invitation\/[\w-]+\n$/),
  ])
  const db = openDatabase({ DATA_DIR: folder })
  const events = await db.selectFrom('security_events').select(['name', 'device', 'details']).execute()
  await db.destroy()
  expect(events).toEqual([{ name: 'staff-invited', device: '', details: 'support, by command' }])
})

test.each([
  [['asha@example.com', '--role', 'boss'], 'Unknown role "boss"'],
  [[], 'Give one e-mail address'],
  [['asha'], '"asha" is not a valid e-mail address'],
])('npm run invite %j says what is wrong', (args, words) => {
  expect(invite(...args)).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(words) })
})
