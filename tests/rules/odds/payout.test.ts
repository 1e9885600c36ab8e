import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { factorOf } from '../../../src/rules/odds/factor.ts'
import { overallOdds } from '../../../src/rules/odds/overall-odds.ts'
import { payoutOf } from '../../../src/rules/odds/payout.ts'
import { halfLost, halfWon, lost, returned, type Share, won } from '../../../src/rules/settlement/share.ts'
import { possibleWin } from '../../../src/rules/slip/possible-win.ts'
import { evaluate } from './evaluate.ts'

const single = { stake: 1000, size: 1, maximumWin: 1e9, smallest: 1 }
const deadHeat: Share = { returned: 0, won: 1, of: 2 }
const pays = (share: Share, odds: number, terms = single) => payoutOf(terms, [factorOf(share, odds)])

describe('what a bet pays', () => {
  test('follows what became of a single', () => {
    expect(pays(won, 2500)).toBe(2500)
    expect(pays(lost, 2500)).toBe(0)
    expect(pays(returned, 2500)).toBe(1000)
    expect(pays(halfWon, 2500)).toBe(1750)
    expect(pays(halfLost, 2500)).toBe(500)
    expect(pays(deadHeat, 2500)).toBe(1250)
  })

  test('is rounded down once: three legs of a third too much are not rounded three times', () => {
    const legs = [1333, 1333, 1333].map((odds) => factorOf(won, odds))
    expect(payoutOf({ ...single, stake: 100, size: 3 }, legs)).toBe(236)
    expect(payoutOf({ ...single, stake: 100, size: 3, smallest: 100 }, legs)).toBe(200)
  })

  test('of a system is the sum of its combinations, each rounded down by itself', () => {
    const legs = [factorOf(won, 1500), factorOf(won, 1333), factorOf(lost, 9000)]
    expect(payoutOf({ ...single, stake: 101, size: 2 }, legs)).toBe(Math.floor((101 * 1500 * 1333) / 1e6))
    const three = [1111, 1111, 1111].map((odds) => factorOf(won, odds))
    expect(payoutOf({ ...single, stake: 10, size: 2 }, three)).toBe(36)
  })

  test('is at most the maximum of its policy, and never less than what is returned', () => {
    expect(pays(won, 90_000, { ...single, maximumWin: 5000 })).toBe(5000)
    expect(pays(returned, 90_000, { ...single, maximumWin: 500 })).toBe(1000)
  })

  test('is exact where numbers are not: 20 legs at 1000', () => {
    const odds = Array.from({ length: 20 }, () => 1_000_000)
    expect(possibleWin({ ...single, size: 20, maximumWin: 7_654_321 }, odds)).toBe(7_654_321)
    expect(overallOdds(odds)).toBe(Number.MAX_SAFE_INTEGER)
    expect(overallOdds([1333, 1333])).toBe(1776)
  })

  test('is what an evaluator says that plays each combination in fractions of its own', () => {
    const share = fc.constantFrom(won, lost, returned, halfWon, halfLost, deadHeat, { returned: 0, won: 2, of: 3 })
    const legs = fc.array(fc.tuple(share, fc.integer({ min: 1010, max: 60_000 })), { minLength: 1, maxLength: 7 })
    const slips = legs.chain((all) => fc.tuple(fc.constant(all), fc.integer({ min: 1, max: all.length })))
    fc.assert(
      fc.property(
        slips,
        fc.integer({ min: 1, max: 10 ** 8 }),
        fc.constantFrom(1, 100),
        ([all, size], stake, smallest) => {
          const terms = { stake: stake * smallest, size, maximumWin: Number.MAX_SAFE_INTEGER, smallest }
          const paid = payoutOf(
            terms,
            all.map(([one, odds]) => factorOf(one, odds)),
          )
          expect(BigInt(paid)).toBe(evaluate(all, terms))
        },
      ),
      { numRuns: 500 },
    )
  })
})
