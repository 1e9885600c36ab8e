import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countCombinations } from '../../../src/rules/odds/combinations.ts'
import { possibleWin } from '../../../src/rules/slip/possible-win.ts'
import { stakeForPayout } from '../../../src/rules/slip/stake-for-payout.ts'

const slips = fc
  .array(fc.integer({ min: 1001, max: 20_000 }), { minLength: 1, maxLength: 5 })
  .chain((odds) => fc.record({ odds: fc.constant(odds), size: fc.integer({ min: 1, max: odds.length }) }))

test('a stake that may be placed never pays more than the limit, and one more in each combination would', () => {
  fc.assert(
    fc.property(slips, fc.integer({ min: 1, max: 10_000_000 }), (slip, payout) => {
      const combinations = countCombinations(slip.odds.length, slip.size)
      const stake = stakeForPayout(payout, slip) / combinations
      const pays = (each: number) =>
        possibleWin({ stake: each, size: slip.size, maximumWin: Number.MAX_SAFE_INTEGER, smallest: 1 }, slip.odds)
      expect(Number.isInteger(stake)).toBe(true)
      if (stake > 0) expect(pays(stake)).toBeLessThanOrEqual(payout)
      // Each combination is rounded down for itself.
      expect(pays(stake + 1) + combinations).toBeGreaterThan(payout)
    }),
  )
})

test('nothing may be staked when no payout is left', () => {
  expect([stakeForPayout(0, { odds: [2000], size: 1 }), stakeForPayout(-5, { odds: [2000], size: 1 })]).toEqual([0, 0])
  expect(stakeForPayout(30_000, { odds: [2000], size: 1 })).toBe(15_000)
})
