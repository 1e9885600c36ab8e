import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mainly } from '../kernel/databases.ts'
import { accountOf } from './account-of.ts'
import { type Browser, openTestDesk, signedIn, type TestDesk } from './test-desk.ts'

const start = Date.parse('2026-11-01T00:00:00Z')
const chrome =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'

describe.each(mainly('PostgreSQL'))('security events at the desk, on %s', (kind) => {
  let desk: TestDesk
  let administrator: Browser
  beforeEach(async () => {
    desk = await openTestDesk(kind)
    administrator = await signedIn(desk, 'administrator', 'Asha Rao')
    await desk.db
      .insertInto('accounts')
      .values(accountOf({ id: 'player-1', email: 'meera@example.com' }))
      .execute()
    const rows = Array.from({ length: 250 }, (_, index) => ({
      id: `event-${String(index).padStart(3, '0')}`,
      // Pairs at the same moment: pages must not lose one of them.
      at: start + Math.floor(index / 2) * 1000,
      name: index % 5 === 0 ? ('sign-in-failed' as const) : ('signed-in' as const),
      account_id: index % 10 === 0 ? 'player-1' : null,
      staff_id: null,
      address: '177.67.80.1',
      device: chrome,
      request_id: `request-${index}`,
      details: '',
    }))
    await desk.db.insertInto('security_events').values(rows).execute()
  })
  afterEach(() => desk.close())

  const all = async (query: object) => {
    const pages = []
    for (let before = ''; ; ) {
      const asked = { ...query, ...(before && { before }) }
      const { events } = await administrator.ask('security-events', { query: asked })
      pages.push(events)
      if (events.length < 100) return pages
      before = events.at(-1)?.id ?? ''
    }
  }

  test('come newest first, in pages that lose and repeat none', async () => {
    const pages = await all({ until: '2026-11-01T01:00:00Z' })
    expect(pages.map((page) => page.length)).toEqual([100, 100, 50])
    const ids = pages.flat().map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted().toReversed())
    expect(new Set(ids).size).toBe(250)
  })

  test.each(['player-1', ' Meera@Example.com'])(
    'of a player, %j, state time, place and device in words',
    async (player) => {
      const { events } = await administrator.ask('security-events', { query: { player } })
      expect(events).toHaveLength(25)
      expect(events.at(-1)).toEqual({
        id: 'event-000',
        at: '2026-11-01T00:00:00.000Z',
        name: 'sign-in-failed',
        account: 'player-1',
        address: '177.67.80.1',
        country: 'BR',
        device: 'Chrome on Android',
        request: 'request-0',
        details: '',
      })
    },
  )

  test('are filtered by name and by time', async () => {
    const from = '2026-11-01T00:00:10Z'
    const until = '2026-11-01T00:00:20Z'
    const [inTime = []] = await all({ from, until })
    expect(inTime.map(({ id }) => id).toSorted()).toEqual(
      Array.from({ length: 20 }, (_, index) => `event-0${index + 20}`),
    )
    const [failed = []] = await all({ from, until, name: 'sign-in-failed' })
    expect(failed.map(({ id }) => id)).toEqual(['event-035', 'event-030', 'event-025', 'event-020'])
  })

  test('name the staff member who acted', async () => {
    const { events } = await administrator.ask('security-events', {
      query: { from: new Date().toISOString().slice(0, 10).concat('T00:00:00Z') },
    })
    expect(events).toEqual([expect.objectContaining({ name: 'signed-in', staff: 'Asha Rao' })])
  })

  test('of somebody unknown are none, not all', async () => {
    expect(await administrator.ask('security-events', { query: { player: 'nobody@example.com' } })).toEqual({
      events: [],
    })
  })

  test('an unknown name is refused', async () => {
    const answer = await administrator.send('security-events', { query: { name: 'everything' } })
    expect([answer.statusCode, answer.json().errors[0].location]).toEqual([400, 'name'])
  })
})
