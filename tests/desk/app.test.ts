import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { readSettings } from '../../src/server/settings.ts'
import { runScript } from '../cli/run-script.ts'
import { compilePages } from './test-desk.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'desk-app-'))
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(compilePages('tests/records/base')))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const places = () => ({
  OUT_DIR: folder,
  DATA_DIR: folder,
  PAGES_DIR: 'tests/records/base',
  LOG_LEVEL: 'silent',
  SPORTS_FEED: 'off',
})

test.each([
  ['with the platform and the records', {}, 401],
  ['with ADMIN off', { ADMIN: 'off' }, 404],
  ['with PLATFORM off', { PLATFORM: 'off' }, 404],
  ['without the folder of the records', { PAGES_DIR: 'nowhere' }, 404],
])('a server %s: the desk answers with %o → %i', async (_, environment, status) => {
  const app = await createApp(readSettings({ CAPTCHA: 'off', ...places(), ...environment }))
  const { statusCode } = await app.inject({ url: '/admin/api/session' })
  await app.close()
  expect(statusCode).toBe(status)
})

test('the invitation of the command line begins with the public address', () => {
  const environment = { ...places(), PUBLIC_URL: 'https://play.example' }
  const { stdout, status } = runScript('invite', ['ada@example.com'], environment)
  expect([stdout, status]).toEqual([
    expect.stringMatching(/^https:\/\/play\.example\/admin\/#\/invitation\/[\w-]{43}\n$/),
    0,
  ])
})

test.each([
  ['nobody', [], /^Give one e-mail address/],
  ['what is no e-mail', ['ada'], /^"ada" is not a valid e-mail address\.\n$/],
  ['an unknown role', ['ada@example.com', '--role', 'king'], /^Unknown role "king"\. Roles: viewer, /],
])('inviting %s says what is wrong in one line', (_, given, message) => {
  const { stderr, status } = runScript('invite', given, places())
  expect([stderr, status]).toEqual([expect.stringMatching(message), 2])
})
