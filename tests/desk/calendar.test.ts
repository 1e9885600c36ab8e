import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mainly } from '../kernel/databases.ts'
import { type Browser, edit, note, openTestDesk, signedIn, type TestDesk, textOf } from './test-desk.ts'

const landing = 'landings/aviator-1.json'
const hour = 60 * 60_000

describe.each(mainly('PostgreSQL'))('the calendar, on %s', (kind) => {
  let desk: TestDesk
  let asha: Browser
  beforeEach(async () => {
    desk = await openTestDesk(kind)
    asha = await signedIn(desk, 'publisher', 'Asha Rao')
  })
  afterEach(() => desk.close())

  const at = (ahead: number) => new Date(Date.now() + ahead).toISOString()
  const calendar = (from = at(-hour), until = at(30 * 24 * hour)) => asha.ask('calendar', { query: { from, until } })

  test('lists what the published records say, with the market of a landing', async () => {
    const until = '2031-05-31T23:59:59+05:30'
    const record = JSON.parse(desk.read(landing))
    desk.write(landing, textOf({ ...record, schedule: { until, fallback: '' } }))
    const { moments } = await calendar('2031-05-01T00:00:00Z', '2031-06-10T00:00:00Z')
    expect(moments).toEqual([
      {
        ...{ at: until, record: landing, name: 'aviator-1', slug: 'aviator-1' },
        ...{ path: ['schedule', 'until'], markets: ['india'] },
      },
    ])
    expect((await calendar('2031-06-01T00:00:00Z', '2031-06-10T00:00:00Z')).moments).toEqual([])
  })

  test('lists planned launches by their markets, and what they will have changed at a moment', async () => {
    const publishAt = at(24 * hour)
    await edit(asha, landing, note)
    await asha.ask('schedule', { body: { records: [{ record: landing, version: 1 }], publishAt } })
    const { launches } = await calendar()
    expect(launches).toMatchObject([{ by: 'Asha Rao', records: [landing], markets: ['india'] }])
    expect(Date.parse(launches[0]?.at ?? '')).toBe(Date.parse(publishAt))
    expect((await calendar(at(48 * hour))).launches).toEqual([])
    expect(await asha.ask('planned', { query: { moment: at(hour) } })).toEqual({ records: [], texts: [] })
    const { records } = await asha.ask('planned', { query: { moment: at(25 * hour) } })
    expect(records.map(({ record, text }) => [record, JSON.parse(text).notes])).toEqual([[landing, '!']])
  })

  test('a launch of what all landings share concerns all markets, and a span has an end', async () => {
    const theme = 'themes/aviator.json'
    await edit(asha, theme, note)
    await asha.ask('schedule', { body: { records: [{ record: theme, version: 1 }], publishAt: at(hour) } })
    expect((await calendar()).launches[0]?.markets).toEqual([])
    const year = { query: { from: at(0), until: at(366 * 24 * hour) } }
    expect((await asha.refused('calendar', year))[0]).toBe('invalid-input')
  })
})
