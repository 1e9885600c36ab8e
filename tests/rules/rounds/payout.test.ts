import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOver, payoutOf } from '../../../src/rules/rounds/payout.ts'

describe('what a round pays', () => {
  test('is rounded down once, to what the currency can pay', () => {
    const stakes = [
      { amount: 333, factor: 1500 },
      { amount: 333, factor: 1500 },
    ]
    expect([payoutOf(stakes, 1), payoutOf(stakes, 100)]).toEqual([999, 900])
  })

  test('is exact for the largest stakes and factors', () => {
    expect(payoutOf([{ amount: 999_999_999_999, factor: 8001 }], 1)).toBe(8_000_999_999_991)
  })

  test('an open stake pays nothing yet, and the round is not over', () => {
    const stakes = [{ amount: 100, factor: 2000 }, { amount: 100 }]
    expect([payoutOf(stakes, 1), isOver({ stakes })]).toEqual([200, false])
  })

  test('never exceeds the sum of stakes times factors, and misses less than a unit', () => {
    const stake = fc.record({ amount: fc.integer({ min: 1, max: 1e9 }), factor: fc.integer({ min: 0, max: 1e6 }) })
    fc.assert(
      fc.property(fc.array(stake, { minLength: 1, maxLength: 20 }), fc.constantFrom(1, 100), (stakes, unit) => {
        const exact = stakes.reduce((sum, { amount, factor }) => sum + BigInt(amount) * BigInt(factor), 0n)
        const missing = exact - BigInt(payoutOf(stakes, unit)) * 1000n
        expect(missing >= 0n && missing < BigInt(unit) * 1000n).toBe(true)
        expect(payoutOf(stakes, unit) % unit).toBe(0)
      }),
    )
  })
})
