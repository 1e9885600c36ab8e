import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../kernel/databases.ts'
import { awayWins, type Bettor, bettorOf, homeWins, leg, openBets, type TestBets } from './test-bets.ts'

describe.each(databases)('a bet that is cashed out, on %s', (database) => {
  let bets: TestBets
  let player: Bettor
  let match: string
  beforeAll(async () => {
    bets = await openBets(database)
  })
  beforeEach(async () => {
    player = await bettorOf(bets)
    match = await bets.addMatch()
  })
  afterAll(async () => {
    expect(await bets.faults()).toEqual([])
    await bets.close()
  })

  const offered = async (id: string) => (await player.offer(id)).json()

  test('is worth its stake times the odds then by those of now, less the margin; decided legs count as they ended', async () => {
    const second = await bets.addMatch()
    const { id } = await player.placed({ legs: [leg(match), leg(second)] })
    await bets.setOdds(match, { home: 1500, away: 2600 })
    expect((await offered(id)).offer).toEqual({
      value: Math.floor(10_000 * (2000 / 1500) * 0.95),
      margin: 50,
      legs: [
        { odds: 2000, now: 1500 },
        { odds: 2000, now: 2000 },
      ],
    })
    await bets.setResult(match, homeWins)
    await bets.settle()
    expect((await offered(id)).offer).toMatchObject({ value: 19_000, legs: [{ share: { won: 1 } }, { now: 2000 }] })
  })

  test('pays the offered value once, and no result after it', async () => {
    const { id } = await player.placed({ legs: [leg(match)] })
    const { value } = (await offered(id)).offer
    const sold = await Promise.all(Array.from({ length: 8 }, () => player.sell(id, value)))
    expect(new Set(sold.map((answer) => answer.json().bet?.state))).toEqual(new Set(['cashed-out']))
    await bets.setResult(match, homeWins)
    await bets.settle()
    const { bet, settlements } = await player.receipt(id)
    expect(bet).toMatchObject({ state: 'cashed-out', payout: 9500 })
    expect(settlements).toMatchObject([{ kind: 'cash-out', moved: 9500 }])
    expect(await bets.moneyOf(player.id)).toEqual({ cash: 999_500 })
    expect((await player.list('status=won')).bets).toMatchObject([{ id }])
    expect(await bets.db.selectFrom('turnover').selectAll().where('account_id', '=', player.id).execute()).toEqual([])
  })

  test('is refused with the new value when the odds have moved', async () => {
    const { id } = await player.placed({ legs: [leg(match)] })
    const { value } = (await offered(id)).offer
    await bets.setOdds(match, { home: 2500, away: 1500 })
    const { code, details } = (await player.sell(id, value)).json()
    expect([code, details]).toEqual(['cash-out-changed', { value: 7600 }])
    expect(await bets.moneyOf(player.id)).toEqual({ cash: 990_000 })
  })

  test('is not possible while a market is suspended, when a leg is lost, and after the end', async () => {
    const second = await bets.addMatch()
    const { id } = await player.placed({ legs: [leg(match), leg(second)] })
    await bets.setState(match, 'suspended')
    expect([(await offered(id)).code, (await player.sell(id, 9500)).json().code]).toEqual([
      ...['cash-out-closed', 'cash-out-closed'],
    ])
    await bets.setResult(match, awayWins)
    await bets.settle()
    expect((await offered(id)).code).toBe('cash-out-closed')
    await bets.setResult(second, homeWins)
    await bets.settle()
    expect((await offered(id)).code).toBe('cash-out-closed')
  })
})

describe.each(databases)('the history of bets, on %s', (database) => {
  let bets: TestBets
  let player: Bettor
  beforeAll(async () => {
    bets = await openBets(database)
    player = await bettorOf(bets)
  })
  afterAll(() => bets.close())

  test('is filtered by status and period, in pages that stay the same while bets arrive, and is a file', async () => {
    const [won, lost, open] = [await bets.addMatch(), await bets.addMatch(), await bets.addMatch()]
    const ids: string[] = []
    for (const match of [won, lost, open]) {
      ids.push((await player.placed({ legs: [leg(match)] })).id)
      bets.clock.now += 1
    }
    await bets.setResult(won, homeWins)
    await bets.setResult(lost, awayWins)
    await bets.settle()
    const list = async (query: string): Promise<string[]> =>
      (await player.list(query)).bets.map(({ id }: { id: string }) => id)
    expect(await list('')).toEqual(ids.toReversed())
    expect(await Promise.all(['won', 'lost', 'pending', 'returned'].map((status) => list(`status=${status}`)))).toEqual(
      [...[[ids[0]], [ids[1]], [ids[2]], []]],
    )
    expect([(await list('period=current-week')).length, await list('period=last-year')]).toEqual([3, []])
    const first = await player.list('limit=2')
    await player.placed({ legs: [leg(open)] })
    expect(await list(`limit=2&before=${first.next}`)).toEqual([ids[0]])
    const file = (await player.visitor.play('GET', '/api/v1/sports/bets.csv?status=won')).body.split('\r\n')
    expect(file[0]).toBe('placed,bet,kind,legs,odds,stake,payout,currency,state')
    expect(file[1]).toContain(`${ids[0]},single,${won} winner home 2,2,100.00,200.00,INR,won`)
  })
})
