import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RulesOf } from '../../../../src/rules/rounds/engine.ts'
import { windowAt, winsOf } from '../../../../src/rules/rounds/kinds/slot/wins.ts'
import { playRound } from '../../../../src/rules/rounds/play-round.ts'
import { fraction, percentOf } from '../../../../src/rules/rounds/returns/fraction.ts'
import { expectedFreeSpins } from '../../../../src/rules/rounds/returns/free-spins.ts'
import { proveReturn } from '../../../../src/rules/rounds/returns/prove-return.ts'
import { isLong } from '../../../machine.ts'
import { toNumber } from '../to-number.ts'

const pays = (...all: [number, number][]) => all.map(([count, paid]) => ({ count, pays: paid }))
const coin = 'fluent-emoji-flat:coin'

const small: RulesOf<'slot'> = {
  kind: 'slot',
  rows: 2,
  reels: [
    ['a', 'b', 'w', 's', 'b'],
    ['b', 'a', 's', 'w'],
    ['a', 'w', 'b', 's', 'a'],
  ],
  symbols: [
    { id: 'a', picture: coin, pays: pays([2, 300], [3, 2000]) },
    { id: 'b', picture: coin, pays: pays([3, 1000]) },
    { id: 'w', picture: coin, role: 'wild', pays: pays([2, 700], [3, 9000]) },
    { id: 's', picture: coin, role: 'scatter', pays: pays([2, 500], [3, 4000]) },
  ],
  lines: [
    [0, 0, 0],
    [1, 1, 1],
    [0, 1, 0],
  ],
}

/** The mean over every position of the reels, one after the other. */
function meanOverStops(rules: RulesOf<'slot'>): number {
  let [sum, count] = [0, 0]
  const [one = [], two = [], three = []] = rules.reels
  for (const first of one.keys())
    for (const second of two.keys())
      for (const third of three.keys()) {
        sum += winsOf(rules, windowAt(rules, [first, second, third])).reduce((total, win) => total + win.pays, 0)
        count += 1
      }
  return sum / count / 1000
}

const ways: RulesOf<'slot'> = (({ lines: _, ...rest }) => rest)(small)
const proved = (rules: RulesOf<'slot'>) => proveReturn(rules).ways.map(({ value }) => toNumber(value))[0]

describe('a slot', () => {
  test('returns what all positions of its reels return, on lines', () => {
    expect(proved(small)).toBeCloseTo(meanOverStops(small), 9)
  })

  test('and in all ways', () => {
    expect(proved(ways)).toBeCloseTo(meanOverStops(ways), 9)
  })

  test('takes the better of the wilds and of the symbol behind them', () => {
    const window = [['w'], ['w'], ['a']]
    const [win] = winsOf({ ...small, lines: [[0, 0, 0]] }, window)
    expect(win).toEqual({ symbol: 'a', count: 3, line: 0, pays: 2000 })
    const [wilds] = winsOf({ ...small, lines: [[0, 0, 0]] }, [['w'], ['w'], ['b']])
    expect(wilds).toMatchObject({ symbol: 'b', pays: 1000 })
    const [broken] = winsOf({ ...small, lines: [[0, 0, 0]] }, [['w'], ['w'], ['s']])
    expect(broken).toEqual({ symbol: 'w', count: 2, line: 0, pays: 700 })
  })

  test('plays the free spins in the same round, with their multiplier', () => {
    const rules = { ...small, freeSpins: { awards: [{ scatters: 3, spins: 2 }], multiplier: 3, retriggers: 1 } }
    // Reels that stop at the scatters, then at other places.
    const stops = [3, 2, 3, 0, 1, 0, 3, 2, 3, 0, 0, 1, 0, 1, 1]
    const { shown, stakes } = playRound(rules, { kind: 'slot', amount: 1 }, [], () => stops.shift() ?? 0)
    const { spins } = shown as { spins: { isFree: boolean; multiplier: number; awarded: number; pays: number }[] }
    expect(spins.map(({ isFree, awarded }) => [isFree, awarded])).toEqual([
      [false, 2],
      [true, 0],
      [true, 2],
      [true, 0],
      [true, 0],
    ])
    expect(stakes[0]?.factor).toBe(spins.reduce((sum, spin) => sum + spin.pays, 0))
  })

  test('a prize that no reels can show is told', () => {
    const rules = { ...small, symbols: [...small.symbols, { id: 'z', picture: coin, pays: pays([3, 5000]) }] }
    expect(proveReturn(rules).unreachable).toEqual(['/symbols/4/pays/0'])
  })

  test('percents are rounded to two decimals, halves up', () => {
    expect([percentOf({ numerator: 193n, denominator: 200n }), percentOf({ numerator: 2n, denominator: 3n })]).toEqual([
      96.5, 66.67,
    ])
    expect(percentOf({ numerator: 96_505n, denominator: 100_000n })).toBe(96.51)
  })
})

describe('the proof of any slot', () => {
  const symbols = ['a', 'b', 'w', 's']
  const reel = fc.array(fc.constantFrom(...symbols), { minLength: 2, maxLength: 4 })
  const prizes = fc.uniqueArray(fc.record({ count: fc.integer({ min: 1, max: 3 }), pays: fc.nat({ max: 9000 }) }), {
    selector: ({ count }) => count,
    maxLength: 3,
  })
  const anySlot = fc.record({
    reels: fc.tuple(reel, reel, reel),
    paid: fc.tuple(prizes, prizes, prizes, prizes),
    isInWays: fc.boolean(),
  })

  test('agrees with all positions of its reels', () => {
    fc.assert(
      fc.property(anySlot, ({ reels, paid, isInWays }) => {
        const own = small.symbols.map((symbol, place) => ({ ...symbol, pays: paid[place] ?? [] }))
        const rules = { ...(isInWays ? ways : small), reels, symbols: own }
        expect(proved(rules)).toBeCloseTo(meanOverStops(rules), 9)
      }),
      { numRuns: isLong ? 5000 : 300 },
    )
  })

  test('counts free spins as a plain walk through all awards does', () => {
    const chance = fraction(1, 5)
    const awards = [{ chance, spins: 2 }]
    // Two spins, of which each awards two more in one of five cases, as long as a retrigger is left.
    const walk = (left: number, retriggers: number): number => {
      if (left === 0) return 0
      const goOn = (spins: number, more: number) => 1 + walk(spins, more)
      return retriggers === 0
        ? goOn(left - 1, 0)
        : 0.2 * goOn(left + 1, retriggers - 1) + 0.8 * goOn(left - 1, retriggers)
    }
    expect(toNumber(expectedFreeSpins(awards, 3))).toBeCloseTo(0.2 * walk(2, 3), 9)
  })
})
