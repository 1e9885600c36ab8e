import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mainly } from '../kernel/databases.ts'
import { type Browser, edit, openTestDesk, signedIn, type TestDesk } from './test-desk.ts'

const landing = 'landings/aviator-1.json'
const request = { path: '/new-promo-ipl/aviator-1', country: 'IN', languages: ['en'], device: 'phone' }

describe.each(mainly('PostgreSQL'))('replaying recent requests, on %s', (kind) => {
  let desk: TestDesk
  let asha: Browser
  const open = async (environment: Record<string, string> = {}) => {
    desk = await openTestDesk(kind, { environment })
    asha = await signedIn(desk, 'editor', 'Asha Rao')
  }
  beforeEach(() => open())
  afterEach(() => desk.close())

  const base = () => JSON.parse(desk.read('site.json')).basePath as string
  const sample = (...requests: object[]) =>
    desk.db
      .insertInto('request_samples')
      .values(
        requests.map((one, index) => ({ id: `r-${index}`, request: JSON.stringify(one), sampled_at: Date.now() })),
      )
      .execute()
  const ask = () => asha.ask('replay', { body: { records: [landing] } })

  test('says how many visitors would get something else, with examples before and after', async () => {
    await sample({ ...request, path: `${base()}aviator-1` }, { ...request, path: base() })
    await edit(asha, landing, (value) =>
      Object.assign(value, { schedule: { until: '2020-01-01T00:00:00Z', fallback: '' } }),
    )
    const { requests, changed, differences, isOff } = await ask()
    expect([isOff, requests, changed]).toEqual([false, 2, 1])
    expect(differences[0]).toMatchObject({ what: 'landing', count: 1 })
    expect(differences[0]?.examples).toMatchObject([{ before: { landing: 'aviator-1' }, after: { landing: '' } }])
    // Nothing is changed by it.
    expect((await asha.ask('record', { query: { name: landing } })).draft?.version).toBe(1)
  })

  test('is of the moment for which a launch is planned', async () => {
    await sample({ ...request, path: `${base()}aviator-1` })
    await edit(asha, landing, (value) =>
      Object.assign(value, { schedule: { until: '2031-01-01T00:00:00Z', fallback: '' } }),
    )
    expect((await ask()).changed).toBe(0)
    const then = { body: { records: [landing], moment: '2031-06-01T00:00:00Z' } }
    expect((await asha.ask('replay', then)).differences[0]).toMatchObject({ what: 'landing', count: 1 })
  })

  test('needs drafts without errors, and may be without a sample', async () => {
    await edit(asha, landing, (value) => Object.assign(value, { tags: ['crash'] }))
    expect(await ask()).toMatchObject({ requests: 0, changed: 0 })
    await edit(asha, landing, (value) => Object.assign(value, { theme: 'no-such-theme' }))
    expect((await asha.refused('replay', { body: { records: [landing] } }))[0]).toBe('invalid-record')
  })

  test('is off where the sample is', async () => {
    await desk.close()
    await open({ REQUEST_SAMPLE: 'off' })
    await sample({ ...request, path: `${base()}aviator-1` })
    await edit(asha, landing, (value) => Object.assign(value, { tags: ['crash'] }))
    expect(await ask()).toMatchObject({ isOff: true, requests: 0 })
  })
})
