import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findFaults } from '../../src/services/ledger/check/find-faults.ts'
import { mainly } from '../kernel/databases.ts'
import { type Bettor, leg } from '../services/sportsbook/test-bets.ts'
import { type Browser, signedIn } from './test-desk.ts'
import { openTradingDesk, type TradingDesk } from './trading-desk.ts'

const reason = 'Rumours of a fixed match.'

describe.each(mainly('PostgreSQL'))('limits of traders, on %s', (kind) => {
  let desk: TradingDesk
  let tom: Browser
  let player: Bettor
  let match: string
  beforeEach(async () => {
    desk = await openTradingDesk(kind)
    tom = await signedIn(desk, 'trader', 'Tom')
    player = await desk.newBettor()
    match = await desk.addMatch()
  })
  afterEach(async () => {
    expect(await findFaults(desk.db)).toEqual([])
    await desk.close()
  })

  const limit = (changes: object) => ({ body: { match, currency: 'INR', reason, ...changes } })
  const answerOf = async (asked: object) => {
    const answer = (await player.ask(asked)).json()
    return answer.bet ? 'accepted' : answer.message
  }

  test.each([{}, { market: 'winner' }])(
    'a bet stakes at most what is set for %j, and the slip says so',
    async (what) => {
      await tom.ask('set-stake-limit', limit({ ...what, stake: 5_000 }))
      const slip = await player.check({ legs: [leg(match)], stake: 5_100 })
      expect([slip.maximum, slip.problem]).toEqual([5_000, 'stake-too-large'])
      expect(await answerOf({ legs: [leg(match)], stake: 5_100 })).toBe('Maximum stake is 50 INR')
      expect(await answerOf({ legs: [leg(match)], stake: 5_000 })).toBe('accepted')
      const other = await desk.addMatch()
      expect(await answerOf({ legs: [leg(match), leg(other)], stake: 5_100 })).toBe('Maximum stake is 50 INR')
      expect(await answerOf({ legs: [leg(other)], stake: 5_100 })).toBe('accepted')
      const { limits, usual } = await tom.ask('trading-match', { query: { id: match } })
      expect(limits).toMatchObject([{ ...what, currency: 'INR', stake: 5_000, by: 'Tom', reason }])
      expect(usual).toContainEqual({ currency: 'INR', amount: 10_000_000 })
      await tom.ask('remove-stake-limit', limit(what))
      expect(await answerOf({ legs: [leg(match)], stake: 5_100 })).toBe('accepted')
      expect((await player.check({ legs: [leg(match)] })).maximum).toBe(10_000_000)
      expect((await tom.refused('remove-stake-limit', limit(what)))[0]).toBe('unknown-limit')
    },
  )

  test('the open bets on an outcome pay at most what is set, accumulators as if all their legs won', async () => {
    await player.placed({ legs: [leg(match)], stake: 10_000 })
    await tom.ask('set-stake-limit', limit({ payout: 50_000 }))
    expect((await player.check({ legs: [leg(match)] })).maximum).toBe(15_000)
    expect((await player.check({ legs: [leg(match, { outcome: 'away', odds: 1800 })] })).maximum).toBe(27_777)
    const other = await desk.addMatch()
    expect((await player.check({ legs: [leg(match), leg(other)] })).maximum).toBe(7_500)
    await player.placed({ legs: [leg(match), leg(other)], stake: 2_500 })
    expect(await answerOf({ legs: [leg(match)], stake: 10_001 })).toBe('Maximum stake is 100 INR')
    expect(await answerOf({ legs: [leg(match)], stake: 10_000 })).toBe('accepted')
    expect(await answerOf({ legs: [leg(match)], stake: 1_000 })).toBe('Maximum stake is 0 INR')
    expect(await answerOf({ legs: [leg(match, { outcome: 'away', odds: 1800 })], stake: 20_000 })).toBe('accepted')
    expect((await player.check({ legs: [leg(match), leg(other)], size: 3 })).problem).toBe('system-impossible')
  })

  test('of many bets at once no more are accepted than the limit allows', async () => {
    await tom.ask('set-stake-limit', limit({ market: 'winner', payout: 100_000 }))
    const players = [player, await desk.newBettor(), await desk.newBettor()]
    const asked = Array.from({ length: 21 }, (_, place) =>
      players[place % 3]?.ask({ legs: [leg(match)], stake: 10_000 }),
    )
    const codes = (await Promise.all(asked)).map((answer) => answer?.json().code ?? 'accepted')
    expect(codes.toSorted()).toEqual([...Array(5).fill('accepted'), ...Array(16).fill('stake-too-large')])
  })

  test('a limit is lower than the money policy, states something, and can be replaced', async () => {
    const impossible = [{ stake: 10_000_000 }, {}, { stake: 100, currency: 'XXX' }]
    for (const changes of impossible)
      expect((await tom.refused('set-stake-limit', limit(changes)))[0]).toBe('limit-impossible')
    expect((await tom.refused('set-stake-limit', limit({ market: 'nothing', stake: 100 })))[0]).toBe('unknown-match')
    await tom.ask('set-stake-limit', limit({ stake: 5_000 }))
    await tom.ask('set-stake-limit', limit({ stake: 8_000 }))
    expect((await player.check({ legs: [leg(match)] })).maximum).toBe(8_000)
    const { acts } = await tom.ask('trading-match', { query: { id: match } })
    expect(acts.map(({ by, act }) => `${by} ${act}`)).toEqual(['Tom limit', 'Tom limit'])
    const sue = await signedIn(desk, 'administrator', 'Sue')
    const { entries } = await sue.ask('audit', { query: {} })
    expect(entries.filter(({ action }) => action === 'set-stake-limit')[0]?.details).toBe(
      `Chennai – Delhi: at most 80 INR a bet; ${reason} (${match})`,
    )
  })
})
