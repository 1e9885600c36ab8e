import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SettlementRule } from '../../../src/contract/index.ts'
import { outcomesOf } from '../../../src/rules/settlement/outcomes-of.ts'
import type { Score } from '../../../src/rules/settlement/score.ts'
import { settle } from '../../../src/rules/settlement/settle.ts'
import { halfLost, halfWon, lost, returned, won } from '../../../src/rules/settlement/share.ts'
import { settleByHand } from './by-hand.ts'

const runners = ['amber', 'bolt', 'clover', 'dash']
const teams = ['north', 'south']
const unit = 'goals'

const rules = fc.oneof<fc.Arbitrary<SettlementRule>[]>(
  fc.record({
    kind: fc.constant('winner'),
    unit: fc.constant(unit),
    draw: fc.constantFrom('outcome', 'returned', 'impossible'),
  }),
  fc.record({ kind: fc.constant('total'), unit: fc.constant(unit), of: fc.constantFrom('both', 'home', 'away') }),
  fc.record({
    kind: fc.constant('correct-score'),
    unit: fc.constant(unit),
    maximum: fc.integer({ min: 1, max: 5 }),
    firstToMaximum: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('race-place'), places: fc.integer({ min: 2, max: 5 }) }),
  ...(['double-chance', 'handicap', 'odd-even', 'both-score'] as const).map((kind) => fc.constant({ kind, unit })),
  fc.constant({ kind: 'race-winner' }),
)

/** Some of the runners in an order, with dead heats. */
const rankings = fc
  .tuple(fc.shuffledSubarray(runners, { minLength: 1 }), fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }))
  .map(([order, isWithTheOneBefore]) => {
    const ranking: string[][] = []
    for (const [place, runner] of order.entries()) {
      const before = isWithTheOneBefore[place] ? ranking.at(-1) : undefined
      if (before) before.push(runner)
      else ranking.push([runner])
    }
    return ranking
  })
const counts = fc.tuple(fc.nat({ max: 7 }), fc.nat({ max: 7 }))
const lines = fc.integer({ min: -20, max: 40 }).map((quarters) => quarters * 250)

const scoreOf = (count: readonly [number, number], part = 'match'): Score => ({
  counts: { [`${part}.${unit}`]: count },
  finished: [part],
})

describe('settling a market', () => {
  test('gives each outcome what the rule book says', () => {
    fc.assert(
      fc.property(rules, counts, lines, rankings, (rule, count, line, ranking) => {
        const sides = rule.kind.startsWith('race') ? runners : teams
        const shares = settle(rule, { part: 'match', line }, { ...scoreOf(count), ranking }, sides)
        expect(Object.keys(shares ?? {})).toEqual(outcomesOf(rule, sides))
        for (const [outcome, share] of Object.entries(shares ?? {})) {
          const byHand = settleByHand(rule, outcome, count, line, ranking)
          expect([outcome, share.returned / share.of]).toEqual([outcome, expect.closeTo(byHand.returned, 9)])
          expect([outcome, share.won / share.of]).toEqual([outcome, expect.closeTo(byHand.won, 9)])
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('is undecided until the part is over', () => {
    fc.assert(
      fc.property(rules, counts, (rule, count) => {
        const score = { ...scoreOf(count, 'half-1'), finished: [] }
        expect(settle(rule, { part: 'half-1', line: 500 }, score, teams)).toBeUndefined()
      }),
    )
  })

  test('returns all stakes if the match ended without the part', () => {
    fc.assert(
      fc.property(rules, (rule) => {
        const shares = settle(rule, { part: 'set-3', line: 500 }, { counts: {}, finished: ['set-1', 'match'] }, teams)
        expect(new Set(Object.values(shares ?? {}))).toEqual(new Set([returned]))
      }),
    )
  })

  test('a part without a count ended without one', () => {
    const rule: SettlementRule = { kind: 'total', unit, of: 'both' }
    expect(settle(rule, { part: 'half-1', line: 500 }, { counts: {}, finished: ['half-1'] }, teams)).toEqual({
      over: lost,
      under: won,
    })
  })

  test('a market that needs a line cannot be settled without one', () => {
    expect(() => settle({ kind: 'handicap', unit }, { part: 'match' }, scoreOf([1, 0]), teams)).toThrow('has none')
  })
})

describe('a line', () => {
  const total = (line: number) =>
    settle({ kind: 'total', unit, of: 'both' }, { part: 'match', line }, scoreOf([2, 1]), teams)

  test.each([
    [2500, won, lost],
    [2750, halfWon, halfLost],
    [3000, returned, returned],
    [3250, halfLost, halfWon],
    [3500, lost, won],
  ])('%i against three goals', (line, over, under) => {
    expect(total(line)).toEqual({ over, under })
  })

  test('of a handicap is that of the first side', () => {
    const shares = settle({ kind: 'handicap', unit }, { part: 'match', line: -750 }, scoreOf([2, 1]), teams)
    expect(shares).toEqual({ home: halfWon, away: halfLost })
  })
})

describe('a race', () => {
  const place = (ranking: string[][], places: number) =>
    settle({ kind: 'race-place', places }, { part: 'match' }, { counts: {}, finished: ['match'], ranking }, runners)

  test('shares the last place among those who finish together', () => {
    expect(place([['amber'], ['bolt', 'clover', 'dash']], 3)).toEqual({
      amber: won,
      bolt: { returned: 0, won: 2, of: 3 },
      clover: { returned: 0, won: 2, of: 3 },
      dash: { returned: 0, won: 2, of: 3 },
    })
  })

  test('returns stakes on those who did not start', () => {
    expect(place([['bolt'], ['amber'], ['dash']], 2)).toEqual({ amber: won, bolt: won, clover: returned, dash: lost })
  })
})
