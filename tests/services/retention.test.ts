import { afterEach, describe, expect, test } from 'vitest'
import { sweep } from '../../src/kernel/database/sweep.ts'
import { sweepRulesFor } from '../../src/server/services/services.ts'
import { readSettings } from '../../src/server/settings.ts'
import { databases } from '../kernel/databases.ts'
import { quickPasswords } from './quick-passwords.ts'
import { openTestServices, type TestServices } from './test-services.ts'
import { visitorOf } from './visitor.ts'

const day = 24 * 60 * 60_000

describe.each(databases)('what is kept, and for how long, on %s', (database) => {
  let platform: TestServices
  afterEach(() => platform.close())

  const open = async (environment = {}) => {
    platform = await openTestServices(database, { parts: { passwords: quickPasswords }, environment })
  }
  const later = async (days: number) => {
    platform.clock.now += days * day
    await sweep(platform.db, sweepRulesFor(platform.services.settings), platform.clock.now)
  }
  const count = async (
    table: 'sessions' | 'security_events' | 'tournament_entries' | 'consents' | 'accounts' | 'request_samples',
  ) => (await platform.db.selectFrom(table).selectAll().execute()).length
  const enter = (tournament: string, email: string) =>
    visitorOf(platform).call('POST', '/api/v1/tournaments/registration', { tournament, email })

  test('a session and its address: 90 days after the sign-in', async () => {
    await open()
    await visitorOf(platform).register()
    await later(89)
    expect(await count('sessions')).toBe(1)
    await later(2)
    expect(await count('sessions')).toBe(0)
  })

  test('an older session stays for as long as it is prolonged', async () => {
    await open({ SESSION_DAYS: '365' })
    const visitor = visitorOf(platform)
    await visitor.register()
    for (let prolonged = 0; prolonged < 5; prolonged++) {
      await later(25)
      expect((await visitor.call('POST', '/api/v3/oauth/refresh', {})).statusCode).toBe(200)
    }
    expect(await count('sessions')).toBe(1)
    await later(32)
    expect(await count('sessions')).toBe(0)
  })

  test('security events: a year', async () => {
    await open()
    await visitorOf(platform).register()
    await later(364)
    expect(await count('security_events')).toBe(1)
    await later(2)
    expect(await count('security_events')).toBe(0)
  })

  test('sampled requests: a week', async () => {
    await open()
    await platform.db
      .insertInto('request_samples')
      .values({ id: 'one', request: '{}', sampled_at: platform.clock.now })
      .execute()
    await later(6)
    expect(await count('request_samples')).toBe(1)
    await later(2)
    expect(await count('request_samples')).toBe(0)
  })

  test('an entry to a tournament: a year, whatever else the same person entered', async () => {
    await open()
    await enter('first', 'asha@example.com')
    await later(300)
    await enter('second', 'asha@example.com')
    await later(66)
    const entries = await platform.db.selectFrom('tournament_entries').select('tournament').execute()
    expect(entries).toEqual([{ tournament: 'second' }])
  })

  test('accounts and consents stay', async () => {
    await open()
    await visitorOf(platform).register()
    await later(3650)
    expect([await count('accounts'), await count('consents')]).toEqual([1, 1])
  })

  test('the operator sets other times', async () => {
    await open({ KEEP_SESSIONS_DAYS: '40', KEEP_SECURITY_EVENTS_DAYS: '50', KEEP_ENTRIES_DAYS: '60' })
    await visitorOf(platform).register()
    await enter('first', 'asha@example.com')
    const left = async () => [
      await count('sessions'),
      await count('security_events'),
      await count('tournament_entries'),
    ]
    await later(39)
    expect(await left()).toEqual([1, 1, 1])
    await later(2)
    expect(await left()).toEqual([0, 1, 1])
    await later(10)
    expect(await left()).toEqual([0, 0, 1])
    await later(10)
    expect(await left()).toEqual([0, 0, 0])
  })
})

test.each([
  ['KEEP_SESSIONS_DAYS', '5'],
  ['KEEP_SECURITY_EVENTS_DAYS', '0'],
  ['KEEP_ENTRIES_DAYS', 'forever'],
])('%s=%s is refused', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name)
})
