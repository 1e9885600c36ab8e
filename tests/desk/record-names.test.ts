import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openTestDesk, signedIn, type TestDesk } from './test-desk.ts'

describe('the names of records', () => {
  let desk: TestDesk
  let asha: Browser
  beforeAll(async () => {
    desk = await openTestDesk('SQLite')
    asha = await signedIn(desk, 'editor', 'Asha Rao')
  })
  afterAll(() => desk.close())

  test.each([
    '../package.json',
    'landings/../site.json',
    'landings/%2e%2e/site.json',
    'landings/..%2fsite.json',
    'landings/aviator-1.json\0',
    'landings/aviator\n-1.json',
    'landings\\aviator-1.json',
    '/etc/passwd.json',
    'C:/windows.json',
    'landings/con.json',
    'landings/NUL.json',
    'landings/lpt1/terms.json',
    'landings/aviator-1.json.',
    'landings/aviator-1',
    'landings/.hidden.json',
    'landings/a//b.json',
    'landings/a/b/c.json',
    'locales/../../package.json',
    'locales/english.json',
    'elsewhere/aviator-1.json',
    '__proto__.json',
    '',
    `landings/${'a'.repeat(200)}.json`,
  ])('%j is not a record name', async (name) => {
    expect((await asha.refused('record', { query: { name } }))[0]).toBe('invalid-input')
    const save = { body: { record: name, version: 0, baseRevision: '', text: '{}' } }
    expect((await asha.refused('save-draft', save))[0]).toBe('invalid-input')
    expect((await asha.refused('presence', { body: { record: name } }))[0]).toBe('invalid-input')
  })

  test.each([
    'site.json',
    'landings/home.json',
    'landings/world-cup/terms.json',
    'dialogs/BasicRegistration.json',
    'bonus-presets/welcome.json',
    'locales/hin.json',
    'landings/console.json',
    'landings/com.json',
  ])('%j is a record name', async (name) => {
    const answer = await asha.send('record', { query: { name } })
    expect([200, 404]).toContain(answer.statusCode)
  })
})
