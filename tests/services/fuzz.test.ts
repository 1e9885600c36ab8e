import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { siteExamples } from '../../scripts/fuzz/inputs/examples.ts'
import { mutationsOf } from '../../scripts/fuzz/inputs/mutations.ts'
import { type Player, validPartsOf } from '../../scripts/fuzz/inputs/player-parts.ts'
import { requestOf } from '../../scripts/fuzz/inputs/request.ts'
import { checkCallAnswer, contentOf, inTime } from '../../scripts/fuzz/invariants.ts'
import { problemOfAnswer } from '../../src/server/services/player-calls.ts'
import { drain } from '../../src/services/events/record-event.ts'
import { countWrites } from '../kernel/count-writes.ts'
import { mainly } from '../kernel/databases.ts'
import { isLong } from '../machine.ts'
import { quickPasswords } from './quick-passwords.ts'
import { openTestServices, records, type TestServices } from './test-services.ts'
import { visitorOf } from './visitor.ts'

const hour = 3_600_000

const inputs = { SQLite: isLong ? 200 : 20, PostgreSQL: isLong ? 60 : 8 }

const examples = siteExamples(records.site.hosts.api)

const errorAnswer = {
  code: expect.any(String),
  message: expect.any(String),
  errors: [{ location: expect.any(String), reason: expect.any(String), msg: expect.any(String) }],
}

/** Some errors state their limits, so that a page can say them in its own words. */
const withDetails = { ...errorAnswer, details: expect.any(Object) }

describe.each(mainly('SQLite'))('calls with any input, on %s', (database) => {
  let platform: TestServices
  let written = async () => 0
  beforeAll(async () => {
    // What the services do regularly, such as sweeping after these many hours, would count as written by a call.
    vi.useFakeTimers({ toFake: ['setInterval'] })
    platform = await openTestServices(database, {
      parts: { passwords: quickPasswords },
      environment: { CAPTCHA: 'altcha' },
    })
    // Writes are counted on SQLite only, as the calls are the same.
    if (database === 'SQLite') written = await countWrites(platform.db)
  })
  afterAll(async () => {
    await platform.close()
    vi.useRealTimers()
  })

  test.each(examples.map((example) => [example.name, example] as const))(
    '%s keeps the contract',
    async (_, example) => {
      const property = fc.asyncProperty(mutationsOf(example), async (mutation) => {
        const request = requestOf(example, validPartsOf(example.name, await newPlayer(platform)), mutation)
        // The events of the registration are written later; here, now.
        await drain(platform.services)
        const before = await written()
        const answer = await inTime(() => platform.app.inject(request))
        checkCallAnswer(answer)
        await drain(platform.services)
        if (answer.statusCode < 300) {
          expect(problemOfAnswer(example.name, contentOf(answer))).toBeUndefined()
          return
        }
        const error = answer.json()
        expect(error).toEqual('details' in error ? withDetails : errorAnswer)
        expect(answer.statusCode).toBeGreaterThanOrEqual(400)
        expect(await written()).toBe(before)
      })
      await fc.assert(property, { numRuns: inputs[database] })
    },
  )
})

/** A new visitor an hour later, so no rate limit applies and no state of the last run is left. */
async function newPlayer(platform: TestServices): Promise<Player> {
  platform.clock.now += hour
  const { cookies, register, call } = visitorOf(platform)
  const { id, username, token } = await register()
  const csrf = (await call('GET', '/api/ccg/csrf-token')).json().token
  return { id, username, accessToken: token.access_token, cookies, csrf, address: '198.51.100.7' }
}
