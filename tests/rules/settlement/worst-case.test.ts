import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SettlementRule } from '../../../src/contract/index.ts'
import { factorOf } from '../../../src/rules/odds/factor.ts'
import { payoutOf } from '../../../src/rules/odds/payout.ts'
import { outcomesOf } from '../../../src/rules/settlement/outcomes-of.ts'
import { shareAtEnd } from '../../../src/rules/settlement/settle.ts'
import { returned } from '../../../src/rules/settlement/share.ts'
import { worstCase } from '../../../src/rules/settlement/worst-case.ts'

const sides = ['a', 'b', 'c', 'd']

const markets: readonly (readonly [SettlementRule, number | undefined])[] = [
  [{ kind: 'winner', unit: 'goals', draw: 'outcome' }, undefined],
  [{ kind: 'winner', unit: 'goals', draw: 'returned' }, undefined],
  [{ kind: 'double-chance', unit: 'goals' }, undefined],
  [{ kind: 'correct-score', unit: 'goals', maximum: 2 }, undefined],
  ...[0, 500, 250, -750, 1000].map((line) => [{ kind: 'handicap', unit: 'goals' }, line] as const),
  ...[2500, 2250, 3000].map((line) => [{ kind: 'total', unit: 'goals', of: 'both' }, line] as const),
  [{ kind: 'race-place', places: 2 }, undefined],
]

const singles = fc.array(
  fc.record({
    place: fc.nat(),
    stake: fc.integer({ min: 1, max: 10_000 }),
    odds: fc.integer({ min: 1001, max: 9000 }),
  }),
  { maxLength: 12 },
)
const scores = fc.record({
  count: fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 })),
  order: fc.shuffledSubarray(sides, { minLength: 3 }),
})

describe('what bets on a market pay at worst', () => {
  test.each(markets)('is never exceeded: %j, line %s', (rule, line) => {
    const outcomes = outcomesOf(rule, sides)
    fc.assert(
      fc.property(singles, scores, (made, { count, order }) => {
        const bets = made.map(({ place, stake, odds }) => ({
          outcome: outcomes[place % outcomes.length] ?? '',
          pays: (share: typeof returned) =>
            payoutOf({ stake, size: 1, maximumWin: 1e9, smallest: 1 }, [factorOf(share, odds)]),
        }))
        const score = { counts: { 'match.goals': count }, finished: ['match'], ranking: order.map((one) => [one]) }
        const market = { part: 'match', ...(line !== undefined && { line }) }
        const paid = bets.reduce(
          (sum, { outcome, pays }) => sum + pays(shareAtEnd(outcome, rule, market, score, sides)),
          0,
        )
        const worst = worstCase({ rule, line }, bets)
        expect(worst).toBeGreaterThanOrEqual(paid)
        expect(worst).toBeGreaterThanOrEqual(bets.reduce((sum, { pays }) => sum + pays(returned), 0))
      }),
    )
  })

  test('is what one outcome pays, or two if two can win', () => {
    const bets = ['home', 'draw', 'away'].map((outcome, place) => ({
      outcome,
      pays: ({ won }: typeof returned) => (won ? 100 * (place + 1) : 0),
    }))
    expect(worstCase({ rule: { kind: 'winner', unit: 'goals', draw: 'outcome' }, line: undefined }, bets)).toBe(300)
    expect(worstCase({ rule: { kind: 'double-chance', unit: 'goals' }, line: undefined }, bets)).toBe(500)
    expect(worstCase({ rule: undefined, line: undefined }, [])).toBe(0)
  })
})
