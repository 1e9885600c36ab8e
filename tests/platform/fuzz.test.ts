import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallName, calls } from '../../src/contract/index.ts'
import { problemOfAnswer } from '../../src/platform/check-input.ts'
import { drain } from '../../src/platform/statistics/record-event.ts'
import { newEmail, newPhone } from '../identities.ts'
import { databases } from './databases.ts'
import { countWrites } from './fuzz/count-writes.ts'
import { type Example, examplesOf } from './fuzz/examples.ts'
import { mutationsOf } from './fuzz/nasty.ts'
import { type Ground, requestOf } from './fuzz/request.ts'
import { quickPasswords } from './quick-passwords.ts'
import { openTestPlatform, records, type TestPlatform } from './test-platform.ts'
import { visitorOf } from './visitor.ts'

const hour = 3_600_000

const examples = examplesOf('api', calls, ({ group }) => records.site.hosts.api[group])

const errorAnswer = {
  code: expect.any(String),
  message: expect.any(String),
  errors: [{ location: expect.any(String), reason: expect.any(String), msg: expect.any(String) }],
}

describe.each(databases)('whatever a call is asked with, on %s', (database) => {
  let platform: TestPlatform
  let written = async () => 0
  beforeAll(async () => {
    platform = await openTestPlatform(database, {
      parts: { passwords: quickPasswords },
      environment: { CAPTCHA: 'altcha' },
    })
    // How much was written is asked of SQLite alone: the calls are the same.
    if (database === 'SQLite') written = await countWrites(platform.db)
  })
  afterAll(() => platform.close())

  test.each(examples.map((example) => [example.name, example] as const))(
    '%s answers as it promises',
    async (_, example) => {
      const property = fc.asyncProperty(mutationsOf(example), async (mutation) => {
        const request = requestOf(example, await groundOf(platform, example), mutation)
        const before = await written()
        const answer = await platform.app.inject(request)
        await drain(platform.platform)
        if (answer.statusCode < 300) {
          expect(problemOfAnswer(example.name, answer.json())).toBeUndefined()
          return
        }
        expect(answer.json()).toEqual(errorAnswer)
        expect(answer.statusCode).toBeGreaterThanOrEqual(400)
        expect(answer.statusCode).toBeLessThan(500)
        expect(await written()).toBe(before)
      })
      await fc.assert(property, { numRuns: database === 'SQLite' ? 60 : 25 })
    },
  )
})

/** A new visitor an hour later: no limit is in the way, and nothing of the last run is known. */
async function groundOf(platform: TestPlatform, { name }: Example<CallName>): Promise<Ground> {
  platform.clock.now += hour
  const visitor = visitorOf(platform)
  const player = await visitor.register()
  const csrf = (await visitor.call('GET', '/api/ccg/csrf-token')).json().token
  const cookie = [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  const bearer = name === 'change-token' ? visitor.cookies.get('refresh_token') : player.token.access_token
  return {
    headers: { cookie, 'x-csrf-token': csrf, authorization: `Bearer ${bearer}`, 'x-forwarded-for': '198.51.100.7' },
    params: { id: player.id },
    body: bodyOf(name, player),
  }
}

function bodyOf(name: CallName, player: { readonly id: string; readonly username: string }) {
  switch (name) {
    case 'registration':
      return { username: newEmail(), form_id: crypto.randomUUID() }
    case 'user-registration':
      return { username: newEmail(), form_id: crypto.randomUUID(), phone: `+91${newPhone()}` }
    case 'tournament-registration':
      return { email: newEmail() }
    case 'change-email':
      return { email: newEmail() }
    case 'login':
    case 'request-recovery':
      return { username: player.username }
    case 'player-activity':
      return { player_uuid: player.id }
    default:
      return {}
  }
}
