import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findFaults } from '../../src/services/ledger/check/find-faults.ts'
import { applyMessage } from '../../src/services/sportsbook/line/apply-message.ts'
import { mainly } from '../kernel/databases.ts'
import { awayWins, type Bettor, homeWins, leg } from '../services/sportsbook/test-bets.ts'
import { type Browser, signedIn } from './test-desk.ts'
import { openTradingDesk, type TradingDesk } from './trading-desk.ts'

const reason = 'A player is injured.'

describe.each(mainly('PostgreSQL'))('the trading desk, on %s', (kind) => {
  let desk: TradingDesk
  let tom: Browser
  let player: Bettor
  beforeEach(async () => {
    desk = await openTradingDesk(kind)
    tom = await signedIn(desk, 'trader', 'Tom')
    player = await desk.newBettor()
  })
  afterEach(async () => {
    expect(await findFaults(desk.db)).toEqual([])
    await desk.close()
  })

  const read = (id: string) => tom.ask('trading-match', { query: { id } })
  const ids = async (query: object) => (await tom.ask('trading', { query })).matches.map(({ id }) => id)
  const homeIn = async (id: string) => (await read(id)).markets[0]?.outcomes.find((outcome) => outcome.id === 'home')

  test('lists live and upcoming matches by their start, and ended ones while bets are open', async () => {
    const [live, upcoming] = [await desk.addMatch({ state: 'live' }), await desk.addMatch()]
    expect([await ids({}), await ids({ view: 'upcoming' }), await ids({ view: 'ended' })]).toEqual([
      [live],
      [upcoming],
      [],
    ])
    await player.placed({ legs: [leg(upcoming)] })
    await desk.db.updateTable('fixtures').set({ state: 'finished' }).where('id', '=', upcoming).execute()
    const [ended] = (await tom.ask('trading', { query: { view: 'ended' } })).matches
    expect(ended).toMatchObject({ id: upcoming, bets: 1, staked: [{ currency: 'INR', amount: 10_000 }] })
    await desk.setResult(upcoming, awayWins)
    await desk.settle()
    expect(await ids({ view: 'ended' })).toEqual([])
  })

  test('comes in pages that lose and repeat none, and finds a match by its id', async () => {
    const all: string[] = []
    for (let count = 0; count < 55; count++) all.push(await desk.addMatch({ state: 'live' }))
    const first = await ids({})
    const second = await ids({ after: first.at(-1) ?? '' })
    expect([first.length, [...first, ...second].toSorted()]).toEqual([50, all.toSorted()])
    expect(await ids({ text: all[7] ?? '' })).toEqual([all[7]])
    expect(await ids({ text: 'nobody plays here' })).toEqual([])
  })

  test('shows what was staked on each outcome and what it pays: singles exactly, accumulators at most', async () => {
    const [match, other] = [await desk.addMatch(), await desk.addMatch()]
    await player.placed({ legs: [leg(match)], stake: 10_000 })
    await player.placed({ legs: [leg(match)], stake: 10_000 })
    await player.placed({ legs: [leg(match, { outcome: 'away', odds: 1800 })], stake: 5_000 })
    await player.placed({ legs: [leg(match), leg(other)], stake: 1_000 })
    const file = await read(match)
    expect((await homeIn(match))?.money).toEqual([
      {
        ...{ currency: 'INR', singles: 2, singlesStaked: 20_000, singlesPay: 40_000 },
        ...{ combined: 1, combinedStaked: 1_000, combinedPay: 4_000 },
      },
    ])
    expect(file.exposure).toEqual([{ currency: 'INR', staked: 26_000, pays: 44_000 }])
    expect(file.match).toMatchObject({ bets: 4, name: 'Chennai – Delhi' })
    await desk.setResult(other, awayWins)
    await desk.settle()
    // The accumulator is lost, so it waits for nothing any more.
    expect((await homeIn(match))?.money[0]).toMatchObject({ singlesPay: 40_000 })
    await desk.setResult(match, homeWins)
    await desk.settle()
    expect((await read(match)).exposure).toEqual([])
  })

  test.each(['winner', undefined])('takes no bets while %s is suspended, whatever the feed tells', async (market) => {
    const match = await desk.addMatch({ state: 'live' })
    const sold = await player.placed({ legs: [leg(match)] })
    desk.clock.ahead += 10_000
    const what = { match, ...(market && { market }), reason }
    const { match: suspended } = await tom.ask('suspend-bets', { body: what })
    expect(suspended).toMatchObject(market ? { stoppedMarkets: 1 } : { stop: { by: 'Tom', reason } })
    expect((await read(match)).markets[0]).toMatchObject({ state: 'suspended' })
    expect((await tom.refused('suspend-bets', { body: what }))[0]).toBe('bets-suspended')
    expect(await player.refusal({ legs: [leg(match)], accept: 'any' })).toBe('odds-changed')
    expect((await player.check({ legs: [leg(match)] })).legs[0].change).toBe('suspended')
    expect((await player.offer(sold.id)).json().code).toBe('cash-out-closed')
    await tell(match, 'open')
    expect(await player.refusal({ legs: [leg(match)], accept: 'any' })).toBe('odds-changed')
    await tom.ask('reopen-bets', { body: { ...what, reason: 'He plays on.' } })
    expect((await tom.refused('reopen-bets', { body: what }))[0]).toBe('bets-not-suspended')
    // At the odds that the feed has told meanwhile.
    await player.placed({ legs: [leg(match, { odds: 3000 })] })
    expect((await read(match)).acts.map(({ by, act, note }) => [by, act, note])).toEqual([
      ['Tom', 'suspend', reason],
      ['Tom', 'reopen', 'He plays on.'],
    ])
  })

  test('keeps a market closed that the feed has suspended, and one of a suspended match', async () => {
    const match = await desk.addMatch({ state: 'live' })
    await tom.ask('suspend-bets', { body: { match, reason } })
    await tom.ask('suspend-bets', { body: { match, market: 'winner', reason } })
    await tom.ask('reopen-bets', { body: { match, market: 'winner', reason } })
    expect(await player.refusal({ legs: [leg(match)] })).toBe('odds-changed')
    await tell(match, 'suspended')
    await tom.ask('reopen-bets', { body: { match, reason } })
    expect(await player.refusal({ legs: [leg(match)], accept: 'any' })).toBe('odds-changed')
    await tell(match, 'open')
    await player.placed({ legs: [leg(match, { odds: 3000 })] })
  })

  test('suspends markets that the feed adds to a suspended match', async () => {
    const match = await desk.addMatch({ state: 'live', markets: [] })
    await tom.ask('suspend-bets', { body: { match, reason } })
    await tell(match, 'open')
    expect(await player.refusal({ legs: [leg(match, { odds: 3000 })] })).toBe('odds-changed')
    await tom.ask('reopen-bets', { body: { match, reason } })
    await player.placed({ legs: [leg(match, { odds: 3000 })] })
  })

  test('refuses a live bet that is held while its match is suspended', async () => {
    const match = await desk.addMatch({ state: 'live' })
    const { id, state } = await player.placed({ legs: [leg(match)] })
    expect(state).toBe('held')
    await tom.ask('suspend-bets', { body: { match, reason } })
    desk.clock.ahead += 10_000
    await expect.poll(async () => (await player.receipt(id)).bet.state).toBe('refused')
  })

  test('logs each act in a sentence', async () => {
    const match = await desk.addMatch()
    await tom.ask('suspend-bets', { body: { match, market: 'winner', reason: ` ${reason} ` } })
    const sue = await signedIn(desk, 'administrator', 'Sue')
    const { entries } = await sue.ask('audit', { query: {} })
    expect(entries.find(({ action }) => action === 'suspend-bets')).toMatchObject({
      by: 'Tom',
      details: `Chennai – Delhi, market-type.winner: ${reason} (${match})`,
    })
  })

  test('knows nothing of matches and markets that are not in the line', async () => {
    const match = await desk.addMatch()
    expect((await tom.refused('trading-match', { query: { id: 'nothing' } }))[0]).toBe('unknown-match')
    for (const what of [{ match: 'nothing' }, { match, market: 'nothing' }]) {
      expect((await tom.refused('suspend-bets', { body: { ...what, reason } }))[0]).toBe('unknown-match')
      expect((await tom.refused('reopen-bets', { body: { ...what, reason } }))[0]).toBe('unknown-match')
    }
    expect((await tom.send('suspend-bets', { body: { match, reason: '  ' } })).json().code).toBe('invalid-input')
  })

  test('is closed to support and publishers', async () => {
    for (const role of ['support', 'publisher'] as const) {
      const colleague = await signedIn(desk, role, role)
      expect((await colleague.refused('trading', { query: {} }))[0]).toBe('forbidden')
    }
    expect((await tom.refused('withdrawals', { query: {} }))[0]).toBe('forbidden')
  })

  let version = 1
  const tell = (fixture: string, state: 'open' | 'suspended') =>
    applyMessage(desk.desk, {
      ...{ kind: 'delta', fixture, version: ++version },
      markets: [{ type: 'winner', part: 'match', state, odds: { home: 3000, away: 1400 } }],
    })
})
