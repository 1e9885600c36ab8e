import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { halfLost, halfWon, lost, returned, type Share, won } from '../../../src/rules/settlement/share.ts'
import { stakesSince } from '../../../src/services/cashier/turnover/turnover-of.ts'
import { databases } from '../../kernel/databases.ts'
import { isLong } from '../../machine.ts'
import { evaluate } from '../../rules/odds/evaluate.ts'
import { type Bettor, bettorOf, leg, openBets, type TestBets } from './test-bets.ts'

const runs = { SQLite: isLong ? 150 : 12, PostgreSQL: isLong ? 50 : 5 }
const matches = 4

const shares = fc.constantFrom<Share>(won, won, lost, lost, returned, halfWon, halfLost, { returned: 0, won: 1, of: 2 })
const slips = fc.subarray([...Array(matches).keys()], { minLength: 1 }).chain((chosen) =>
  fc.record({
    chosen: fc.constant(chosen),
    size: fc.integer({ min: 1, max: chosen.length }),
    stake: fc.integer({ min: 1000, max: 5000 }),
  }),
)
const steps = fc.record({
  odds: fc.array(fc.integer({ min: 1010, max: 9000 }), { minLength: matches, maxLength: matches }),
  slips: fc.array(slips, { minLength: 1, maxLength: 4 }),
  // Each match gets a first result; further ones correct it.
  results: fc.array(fc.tuple(fc.integer({ min: 0, max: matches - 1 }), shares), { maxLength: 8 }),
  last: fc.array(shares, { minLength: matches, maxLength: matches }),
})

describe.each(databases)('whatever is bet, and however results are corrected, on %s', (database) => {
  let bets: TestBets
  beforeAll(async () => {
    bets = await openBets(database)
  })
  afterAll(() => bets.close())

  const cash = async ({ id }: Bettor) => (await bets.moneyOf(id))['cash']

  test('the balance is what an independent evaluator says of the last results, and nothing else is moved', async () => {
    const property = fc.asyncProperty(steps, async ({ odds, slips: all, results, last }) => {
      const player = await bettorOf(bets)
      const ids = await Promise.all(odds.map((home) => bets.addMatch({ markets: [{ odds: { home, away: 1500 } }] })))
      let expected = 1_000_000
      let staked = 0
      for (const { chosen, size, stake } of all) {
        const legs = chosen.map((match) => leg(ids[match] ?? '', { odds: odds[match] }))
        const { total } = await player.placed({ legs, size, stake })
        const ended = chosen.map((match) => [last[match] ?? lost, odds[match] ?? 0] as const)
        expected += Number(evaluate(ended, { stake, size, smallest: 1 })) - total
        if (chosen.some((match) => last[match]?.returned !== last[match]?.of)) staked++
      }
      for (const [match, share] of [...results, ...last.entries()]) {
        await bets.setResult(ids[match] ?? '', { home: share, away: lost })
        await bets.settle()
      }
      expect(await cash(player)).toBe(expected)
      expect((await player.list('status=pending')).bets).toEqual([])
      const counted = await stakesSince(bets.db, { player: player.id, currency: 'INR', since: 0 })
      expect(counted.length).toBeLessThanOrEqual(staked)
    })
    await fc.assert(property, { numRuns: runs[database] })
    expect(await bets.faults()).toEqual([])
  })
})
