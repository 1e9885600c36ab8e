import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSampler, type Sampler } from '../../../src/services/samples/open-sampler.ts'
import { mostKept, recentRequests } from '../../../src/services/samples/recent-requests.ts'
import { databases } from '../../kernel/databases.ts'
import { openTestServices, type TestServices } from '../test-services.ts'

describe.each(databases)('the sample of requests, on %s', (kind) => {
  let platform: TestServices
  let sampler: Sampler
  beforeEach(async () => {
    platform = await openTestServices(kind)
    sampler = openSampler(platform.services, platform.app.log)
  })
  afterEach(() => platform.close())

  const request = (number: number) => ({ path: `/${number}`, languages: ['en'], device: 'phone' as const })
  const stored = () => platform.db.selectFrom('request_samples').selectAll().execute()

  test('holds some of many, with no more than the hour of their time', async () => {
    for (let number = 0; number < 1000; number++) sampler.offer(() => request(number))
    await sampler.store()
    const rows = await stored()
    expect(rows).toHaveLength(50)
    expect(new Set(rows.map((row) => Number(row.sampled_at) % (60 * 60_000)))).toEqual(new Set([0]))
    await sampler.store()
    expect(await stored()).toHaveLength(50)
    await sampler.close()
  })

  test('is bounded: the newest take the place of the oldest', async () => {
    const rows = Array.from({ length: mostKept }, (_, number) => ({
      id: `old-${String(number).padStart(5, '0')}`,
      request: JSON.stringify(request(number)),
      sampled_at: number,
    }))
    for (let from = 0; from < mostKept; from += 500)
      await platform.db
        .insertInto('request_samples')
        .values(rows.slice(from, from + 500))
        .execute()
    sampler.offer(() => request(-1))
    await sampler.store()
    expect(await stored()).toHaveLength(mostKept)
    const recent = await recentRequests(platform.services)
    expect(recent[0]).toEqual(request(-1))
    expect(recent.at(-1)).toEqual(request(1))
    await sampler.close()
  })

  test('is stored when the server stops, and what cannot be sampled harms nobody', async () => {
    sampler.offer(() => {
      throw new Error('unreadable')
    })
    sampler.offer(() => undefined)
    sampler.offer(() => request(7))
    await sampler.close()
    expect((await stored()).map((row) => JSON.parse(row.request))).toEqual([request(7)])
  })
})
