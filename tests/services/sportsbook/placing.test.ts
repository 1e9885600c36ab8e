import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../kernel/databases.ts'
import { type Bettor, bettorOf, leg, openBets, type TestBets } from './test-bets.ts'

describe.each(databases)('a bet that is placed, on %s', (database) => {
  let bets: TestBets
  let player: Bettor
  beforeAll(async () => {
    bets = await openBets(database)
  })
  beforeEach(async () => {
    player = await bettorOf(bets)
  })
  afterAll(async () => {
    expect(await bets.faults()).toEqual([])
    await bets.close()
  })

  test('takes its stake, and states what it can win', async () => {
    const [one, two] = [await bets.addMatch(), await bets.addMatch()]
    const bet = await player.placed({ legs: [leg(one), leg(two, { outcome: 'away', odds: 1800 })] })
    expect(bet).toMatchObject({
      ...{ kind: 'accumulator', size: 2, combinations: 1, stake: 10_000, total: 10_000, odds: 3600 },
      ...{ possible_win: 36_000, state: 'open', currency: 'INR' },
    })
    expect(bet.legs[1]).toMatchObject({ fixture: two, market: 'winner', outcome: 'away', odds: 1800, part: 'match' })
    expect(bet.legs[0].match).toMatchObject({ id: one, sides: ['chennai', 'delhi'] })
    expect(await bets.moneyOf(player.id)).toEqual({ cash: 990_000 })
    const { legs } = await player.receipt(bet.id)
    expect(legs[0]).toEqual({ rule: { kind: 'winner', unit: 'runs', draw: 'returned' }, version: 0 })
  })

  test('of a system costs its stake for each combination', async () => {
    const matches = [await bets.addMatch(), await bets.addMatch(), await bets.addMatch()]
    const bet = await player.placed({ legs: matches.map((match) => leg(match)), size: 2, stake: 1001 })
    expect(bet).toMatchObject({ kind: 'system', combinations: 3, total: 3003, possible_win: 12_012 })
    expect(bet.odds).toBeUndefined()
    expect(await bets.moneyOf(player.id)).toEqual({ cash: 996_997 })
  })

  test('is placed once however often it is sent, also after its market has closed; with another body it is refused', async () => {
    const match = await bets.addMatch()
    const asked = { request_id: 'the-same-request', legs: [leg(match)] }
    const [first, second] = [await player.placed(asked), await player.placed(asked)]
    await bets.setState(match, 'suspended')
    expect([second, await player.placed(asked)]).toEqual([first, first])
    expect(await player.refusal({ ...asked, stake: 20_000 })).toBe('bet-reused')
    expect(await bets.moneyOf(player.id)).toEqual({ cash: 990_000 })
    expect((await player.list()).bets).toHaveLength(1)
    const { bets: found } = await player.list(`request=${asked.request_id}`)
    expect(found).toHaveLength(1)
    expect((await player.list('request=another')).bets).toEqual([])
  })

  test('follows the player’s choice when the odds have changed, and says the present ones', async () => {
    const match = await bets.addMatch()
    const place = (odds: number, accept: string) => player.ask({ legs: [leg(match, { odds })], accept })
    const answers = []
    for (const accept of ['none', 'better', 'any'])
      for (const odds of [1900, 2100]) answers.push((await place(odds, accept)).json())
    expect(answers.map(({ code, bet }) => code ?? bet.legs[0].odds)).toEqual([
      ...['odds-changed', 'odds-changed'],
      ...[2000, 'odds-changed'],
      ...[2000, 2000],
    ])
    expect(answers[1].details).toEqual({ legs: [{ odds: 2000, change: 'down', live: false }] })
    expect(answers[0].details).toEqual({ legs: [{ odds: 2000, change: 'up', live: false }] })
  })

  test('is refused where nothing is offered: suspended, closed, unknown, begun without a word of the feed', async () => {
    const match = await bets.addMatch()
    const place = async (changes: object) => {
      const { code, details } = (await player.ask({ legs: [leg(match, changes)], accept: 'any' })).json()
      return [code, details.legs[0].change]
    }
    for (const changes of [{ outcome: 'draw' }, { outcome: '__proto__' }, { market: 'total' }, { fixture: 'none' }])
      expect(await place(changes)).toEqual(['odds-changed', 'unknown'])
    await bets.setState(match, 'suspended')
    expect(await place({})).toEqual(['odds-changed', 'suspended'])
    await bets.setState(match, 'open')
    await bets.db.updateTable('fixtures').set({ starts_at: bets.clock.now }).where('id', '=', match).execute()
    expect(await place({})).toEqual(['odds-changed', 'suspended'])
    await bets.db.updateTable('fixtures').set({ state: 'finished' }).where('id', '=', match).execute()
    expect(await place({})).toEqual(['odds-changed', 'closed'])
    expect(await bets.moneyOf(player.id)).toEqual({ cash: 1_000_000 })
  })

  test('is refused with outcomes of one match, and says which exclude each other', async () => {
    const match = await bets.addMatch()
    const { code, details } = (await player.ask({ legs: [leg(match), leg(match, { outcome: 'away' })] })).json()
    expect([code, details]).toEqual(['selections-related', { related: [{ leg: 1, with: 0, reason: 'same-market' }] }])
  })

  test('is within the limits of its policy, and of the balance', async () => {
    const match = await bets.addMatch()
    const refused = async (stake: number) => {
      const { code, message } = (await player.ask({ legs: [leg(match)], stake })).json()
      return [code, message]
    }
    expect(await refused(999)).toEqual(['stake-too-small', 'Minimum stake is 10 INR'])
    expect(await refused(10_000_001)).toEqual(['stake-too-large', 'Maximum stake is 100000 INR'])
    expect((await refused(1_000_001))[0]).toBe('insufficient-funds')
    expect((await player.ask({ legs: [leg(match)], size: 2 })).json().code).toBe('system-impossible')
    await player.placed({ legs: [leg(match)], stake: 1_000_000 })
    expect(await bets.moneyOf(player.id)).toEqual({ cash: 0 })
  })

  test('takes no bonus money, and says to switch', async () => {
    const match = await bets.addMatch()
    expect(await player.refusal({ legs: [leg(match)], balance: 'bonus' })).toBe('bonus-zero')
  })

  test('is the first one for the campaign that brought the player, once', async () => {
    const match = await bets.addMatch()
    const first = await player.placed({ legs: [leg(match)] })
    await player.placed({ legs: [leg(match)] })
    const events = await bets.db
      .selectFrom('events')
      .selectAll()
      .where('account_id', '=', player.id)
      .where('kind', '=', 'first-bet')
      .execute()
    expect(events).toMatchObject([{ account_id: player.id, landing: 'aviator-1' }])
    expect(JSON.parse(events[0]?.details ?? '')).toEqual({ bet: first.id, currency: 'INR', amount: 10_000 })
  })

  test('can be checked before, without an account', async () => {
    const [match, live] = [await bets.addMatch(), await bets.addMatch({ state: 'live' })]
    expect(await player.check({ legs: [leg(match), leg(live, { odds: 1900 })], stake: 10_000 })).toEqual({
      legs: [
        { odds: 2000, live: false },
        { odds: 2000, change: 'up', live: true },
      ],
      ...{ related: [], kind: 'accumulator', combinations: 1, minimum: 1000, maximum: 10_000_000, delay: 5 },
      maximum_win: 500_000_000,
      ...{ odds: 4000, possible_win: 40_000 },
    })
    const wrong = await player.check({ legs: [leg(match), leg(match)], stake: 1 })
    expect(wrong).toMatchObject({ related: [{ reason: 'same-market' }], problem: 'stake-too-small' })
    expect((await player.check({ currency: 'XOF', legs: [leg(match)] })).code).toBe('stakes-not-taken')
  })
})

describe.each(databases)('a live bet, on %s', (database) => {
  let bets: TestBets
  let player: Bettor
  let match: string
  beforeAll(async () => {
    bets = await openBets(database)
  })
  beforeEach(async () => {
    player = await bettorOf(bets)
    match = await bets.addMatch({ state: 'live' })
  })
  afterAll(async () => {
    expect(await bets.faults()).toEqual([])
    await bets.close()
  })

  /** The delay goes by. */
  const later = async () => {
    bets.clock.now += 5000
    await bets.decide()
  }
  const stateOf = async ({ id }: { readonly id: string }) => (await player.receipt(id)).bet

  test('is held until its delay is over, and then accepted', async () => {
    const bet = await player.placed({ legs: [leg(match)] })
    expect(bet).toMatchObject({ state: 'held', decided_by: Math.ceil((bets.clock.now + 5000) / 1000) })
    expect(await bets.moneyOf(player.id)).toEqual({ cash: 990_000, held: 10_000 })
    bets.clock.now += 4999
    await bets.decide()
    expect((await stateOf(bet)).state).toBe('held')
    bets.clock.now += 1
    await bets.decide()
    expect(await stateOf(bet)).toMatchObject({ state: 'open', legs: [{ odds: 2000 }] })
    expect(await bets.moneyOf(player.id)).toEqual({ cash: 990_000, held: 0 })
  })

  test('is released if the market is suspended or the odds are not accepted any more', async () => {
    const suspended = await player.placed({ legs: [leg(match)], accept: 'any' })
    await bets.setState(match, 'suspended')
    await later()
    expect(await stateOf(suspended)).toMatchObject({ state: 'refused', payout: 10_000 })
    await bets.setState(match, 'open')
    const changed = await player.placed({ legs: [leg(match)], accept: 'better' })
    await bets.setOdds(match, { home: 1900, away: 1900 })
    await later()
    expect((await stateOf(changed)).state).toBe('refused')
    expect(await bets.moneyOf(player.id)).toEqual({ cash: 1_000_000, held: 0 })
    expect((await player.list('status=returned')).bets).toHaveLength(2)
  })

  test('has the odds of its acceptance', async () => {
    const bet = await player.placed({ legs: [leg(match)], accept: 'better' })
    await bets.setOdds(match, { home: 2200, away: 1700 })
    await later()
    expect(await stateOf(bet)).toMatchObject({ state: 'open', legs: [{ odds: 2200 }], possible_win: 22_000 })
  })
})
