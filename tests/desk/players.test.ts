import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mainly } from '../kernel/databases.ts'
import { accountOf } from './account-of.ts'
import { type Browser, openTestDesk, signedIn, type TestDesk } from './test-desk.ts'

describe.each(mainly('PostgreSQL'))('players at the desk, on %s', (kind) => {
  let desk: TestDesk
  let support: Browser
  beforeEach(async () => {
    desk = await openTestDesk(kind)
    support = await signedIn(desk, 'support', 'Sam Support')
  })
  afterEach(() => desk.close())

  const add = (...players: Parameters<typeof accountOf>[0][]) =>
    desk.db
      .insertInto('accounts')
      .values(players.map((player, index) => accountOf(player, index + 1)))
      .execute()
  const found = async (text: string) =>
    (await support.ask('players', { query: { text } })).players.map(({ id }) => id).toSorted()

  test('are found by the beginning of e-mail, phone, player name and id', async () => {
    await add(
      { id: 'p1', email: 'asha@example.com' },
      { id: 'p2', email: 'asha.rao@example.com' },
      { id: 'p3', phone: '+919812345678' },
      { id: 'p4', login: 'player-abcd2345' },
      { id: 'ffee-1', email: 'a_ha@example.com' },
    )
    expect(await found(' ASHA')).toEqual(['p1', 'p2'])
    expect(await found('asha@example.com')).toEqual(['p1'])
    expect(await found('+91 98123-45678')).toEqual(['p3'])
    expect(await found('+9198')).toEqual(['p3'])
    expect(await found('player-ab')).toEqual(['p4'])
    expect(await found('ffee')).toEqual(['ffee-1'])
    expect(await found('')).toHaveLength(5)
  })

  test('no letter of a search is a wildcard', async () => {
    await add({ id: 'p1', email: 'asha@example.com' }, { id: 'p2', email: 'a_ha@example.com' })
    expect(await found('%')).toEqual([])
    expect(await found('a_h')).toEqual(['p2'])
    expect(await found('a\\')).toEqual([])
    expect(await found("a' or 1=1 --")).toEqual([])
  })

  test('come newest first, in pages that lose and repeat none', async () => {
    const players = Array.from({ length: 120 }, (_, index) => ({ id: `p${String(index).padStart(3, '0')}` }))
    await desk.db
      .insertInto('accounts')
      .values(players.map((player, index) => accountOf(player, Math.floor(index / 2))))
      .execute()
    const ids: string[] = []
    for (let size = 50; size === 50; ) {
      const before = ids.at(-1)
      const page = await support.ask('players', { query: before ? { before } : {} })
      size = page.players.length
      ids.push(...page.players.map(({ id }) => id))
    }
    expect(ids).toEqual(players.map(({ id }) => id).toReversed())
  })

  test.each(['player', 'block-player', 'export-player'] as const)('%s refuses an unknown id', async (name) => {
    const input = name === 'player' ? { query: { id: 'nobody' } } : { body: { id: 'nobody', reason: 'Asked for it' } }
    const { reason: _, ...body } = input.body ?? {}
    const answer = await support.send(name, name === 'export-player' ? { body } : input)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'unknown-player'])
  })

  test('a block needs a reason in words', async () => {
    await add({ id: 'p1' })
    for (const reason of ['', '    ', 'ab']) {
      const answer = await support.send('block-player', { body: { id: 'p1', reason } })
      expect([answer.statusCode, answer.json().errors[0].location]).toEqual([400, 'reason'])
    }
  })

  test('each act is in the audit log, under the id of the player alone', async () => {
    await add({ id: 'p1', email: 'asha@example.com' })
    await support.ask('block-player', { body: { id: 'p1', reason: 'Asked for a break' } })
    await support.ask('unblock-player', { body: { id: 'p1' } })
    await support.ask('end-player-sessions', { body: { id: 'p1' } })
    await support.ask('reset-player-factors', { body: { id: 'p1', reason: 'Lost the phone' } })
    await support.ask('export-player', { body: { id: 'p1' } })
    await support.ask('erase-player', { body: { id: 'p1' } })
    const { entries } = await (await signedIn(desk, 'administrator')).ask('audit', { query: {} })
    const acts = entries.filter(({ by, action }) => by === 'Sam Support' && action !== 'sign-in')
    expect(acts.map(({ action, details }) => `${action}: ${details}`).toSorted()).toEqual(
      [
        'block-player',
        'end-player-sessions',
        'erase-player',
        'export-player',
        'reset-player-factors',
        'unblock-player',
      ].map((action) => `${action}: player p1`),
    )
    expect(JSON.stringify(entries)).not.toContain('asha@')
  })
})
