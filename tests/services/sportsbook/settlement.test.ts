import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { halfWon, returned, won } from '../../../src/rules/settlement/share.ts'
import { stakesSince } from '../../../src/services/cashier/turnover/turnover-of.ts'
import { postAlone } from '../../../src/services/ledger/transfers/post.ts'
import { databases } from '../../kernel/databases.ts'
import { move } from '../ledger/test-ledger.ts'
import { abandoned, awayWins, type Bettor, bettorOf, homeWins, leg, openBets, type TestBets } from './test-bets.ts'

describe.each(databases)('a bet whose match is over, on %s', (database) => {
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

  const end = async (shares: Parameters<TestBets['setResult']>[1], fixture = match) => {
    await bets.setResult(fixture, shares)
    await bets.settle()
  }
  const turnover = async () =>
    (await stakesSince(bets.db, { player: player.id, currency: 'INR', since: 0 })).map(({ stake, odds }) => [
      stake,
      odds,
    ])

  test('pays what it has won, says how, counts its stake and tells the player', async () => {
    const { id } = await player.placed({ legs: [leg(match)] })
    await end(homeWins)
    const { bet, legs, settlements } = await player.receipt(id)
    expect(bet).toMatchObject({ state: 'won', payout: 20_000, legs: [{ share: won }] })
    expect(legs[0]).toMatchObject({ version: 1, score: { counts: { 'match.runs': [171, 165] } } })
    expect(settlements).toMatchObject([{ kind: 'result', payout: 20_000, moved: 20_000, owed: 0 }])
    expect(await bets.moneyOf(player.id)).toEqual({ cash: 1_010_000 })
    expect(await turnover()).toEqual([[10_000, 2000]])
    expect(await player.notices()).toMatchObject([{ kind: 'bet-won', amount: { amount: 20_000, currency: 'INR' } }])
  })

  test('that is lost pays nothing, and tells nobody', async () => {
    const { id } = await player.placed({ legs: [leg(match)] })
    await end(awayWins)
    expect((await player.receipt(id)).bet).toMatchObject({ state: 'lost', payout: 0 })
    expect([await turnover(), await player.notices()]).toEqual([[[10_000, 2000]], []])
  })

  test('of an abandoned match is returned, and counts nothing', async () => {
    const { id } = await player.placed({ legs: [leg(match)] })
    await end(abandoned)
    expect((await player.receipt(id)).bet).toMatchObject({ state: 'returned', payout: 10_000 })
    expect([await turnover(), (await player.notices()).map(({ kind }) => kind)]).toEqual([[], ['bet-returned']])
  })

  test('waits for its last leg; a returned one counts once, a half won one in part', async () => {
    const [second, third] = [await bets.addMatch(), await bets.addMatch()]
    const { id } = await player.placed({ legs: [leg(match), leg(second), leg(third)] })
    await end(homeWins)
    await end({ home: returned, away: returned }, second)
    expect((await player.receipt(id)).bet).toMatchObject({
      state: 'open',
      legs: [{ share: won }, { share: returned }, {}],
    })
    await end({ home: halfWon, away: returned }, third)
    expect((await player.receipt(id)).bet).toMatchObject({ state: 'won', payout: 10_000 * 2 * 1.5 })
    expect(await turnover()).toEqual([[10_000, 4000]])
  })

  test('of an outcome that the result does not name is returned', async () => {
    const { id } = await player.placed({ legs: [leg(match)] })
    await end({ away: won })
    expect((await player.receipt(id)).bet.state).toBe('returned')
  })

  test('is settled again when the result is corrected: by the difference, visibly, and back again', async () => {
    const { id } = await player.placed({ legs: [leg(match)] })
    await end(awayWins)
    await end(homeWins)
    await end(abandoned)
    await end(abandoned)
    const { bet, settlements } = await player.receipt(id)
    expect(settlements.map(({ payout, moved }: { payout: number; moved: number }) => [payout, moved])).toEqual([
      ...[
        [0, 0],
        [20_000, 20_000],
        [10_000, -10_000],
      ],
    ])
    expect(bet).toMatchObject({ state: 'returned', payout: 10_000 })
    expect(await bets.moneyOf(player.id)).toEqual({ cash: 1_000_000 })
    expect(await turnover()).toEqual([])
    expect((await player.notices()).map(({ kind }) => kind)).toEqual(['bet-corrected', 'bet-corrected'])
  })

  test('takes back no more than there is; the rest is owed, and less is paid when the result is corrected back', async () => {
    const { id } = await player.placed({ legs: [leg(match)] })
    await end(homeWins)
    await postAlone(bets.services, move('deposit', player.id, -1_005_000))
    await end(awayWins)
    const owing = await player.receipt(id)
    expect(owing.settlements.at(-1)).toMatchObject({ payout: 0, moved: -5000, owed: 15_000 })
    expect(await bets.moneyOf(player.id)).toEqual({ cash: 0 })
    await end(homeWins)
    expect((await player.receipt(id)).settlements.at(-1)).toMatchObject({ payout: 20_000, moved: 5000, owed: 0 })
    expect(await bets.moneyOf(player.id)).toEqual({ cash: 5000 })
  })

  test('is settled once by several processes at a time, with many others', async () => {
    const other = await openBets(database, { beside: { of: bets, parts: { now: () => bets.clock.now } } })
    const placed = await Promise.all(Array.from({ length: 40 }, () => player.placed({ legs: [leg(match)] })))
    await bets.setResult(match, homeWins)
    await Promise.all([bets.settle(), other.settle(), bets.settle(), other.settle()])
    await other.close()
    expect(await bets.moneyOf(player.id)).toEqual({ cash: 1_000_000 + placed.length * 10_000 })
    expect((await player.list('status=won&limit=100')).bets).toHaveLength(placed.length)
  })

  test('that is held follows no result: its stake comes back', async () => {
    const live = await bets.addMatch({ state: 'live' })
    const { id } = await player.placed({ legs: [leg(live)] })
    await end(homeWins, live)
    expect((await player.receipt(id)).bet.state).toBe('held')
    bets.clock.now += 5000
    await bets.decide()
    expect((await player.receipt(id)).bet.state).toBe('refused')
    expect(await bets.moneyOf(player.id)).toEqual({ cash: 1_000_000, held: 0 })
  })
})
