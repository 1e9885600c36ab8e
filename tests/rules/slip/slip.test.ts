import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { combinationsOf, countCombinations } from '../../../src/rules/odds/combinations.ts'
import { betKind } from '../../../src/rules/slip/bet-kind.ts'
import { changeSince, isAccepted } from '../../../src/rules/slip/price-change.ts'
import { relatedLegs } from '../../../src/rules/slip/related-legs.ts'
import { stakeProblem, totalStake } from '../../../src/rules/slip/stake-problem.ts'

describe('a slip', () => {
  test('is a single, an accumulator or a system by the size of its combinations', () => {
    expect([betKind(1, 1), betKind(4, 4), betKind(4, 3), betKind(2, 1)]).toEqual([
      ...['single', 'accumulator', 'system', 'system'],
    ])
  })

  test('has every combination once, and as many as are counted', () => {
    expect([...combinationsOf(['a', 'b', 'c'], 2)]).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (count, size) => {
        const all = [...combinationsOf([...Array(count).keys()], size)].map((one) => one.join())
        expect([all.length, new Set(all).size]).toEqual([countCombinations(count, size), all.length])
      }),
    )
  })

  test('says which legs exclude each other, and why', () => {
    const leg = (fixture: string, market: string) => ({ fixture, market, outcome: 'home' })
    expect(relatedLegs([leg('one', 'winner'), leg('two', 'winner')])).toEqual([])
    expect(
      relatedLegs([leg('one', 'winner'), leg('two', 'winner'), leg('one', 'total:2500'), leg('two', 'winner')]),
    ).toEqual([
      { leg: 2, with: 0, reason: 'same-fixture' },
      { leg: 3, with: 1, reason: 'same-market' },
    ])
  })

  test('sees what has changed since, and whether the player accepts it', () => {
    const open = { state: 'open', odds: 2000 } as const
    const changes = [
      changeSince(2000, open),
      changeSince(1900, open),
      changeSince(2100, open),
      changeSince(2000, { ...open, state: 'suspended' }),
      changeSince(2000, { ...open, state: 'closed' }),
      changeSince(2000, { ...open, odds: undefined }),
      changeSince(2000, undefined),
    ]
    expect(changes).toEqual([undefined, 'up', 'down', 'suspended', 'closed', 'unknown', 'unknown'])
    const accepted = (['any', 'better', 'none'] as const).map((accept) =>
      changes.map((change) => isAccepted(change, accept)),
    )
    expect(accepted).toEqual([
      [true, true, true, false, false, false, false],
      [true, true, false, false, false, false, false],
      [true, false, false, false, false, false, false],
    ])
  })

  test('is refused with the limit of the whole bet', () => {
    const limits = { minimum: 1000, maximum: 50_000 }
    const problem = (stake: number, legs: number, size: number, digits = 2) =>
      stakeProblem({ stake, legs, size }, limits, digits)
    expect(totalStake({ stake: 500, legs: 4, size: 2 })).toBe(3000)
    expect(problem(500, 4, 2)).toBeUndefined()
    expect(problem(999, 1, 1)).toEqual({ code: 'stake-too-small', limit: 1000 })
    expect(problem(1000, 1, 1)).toBeUndefined()
    expect(problem(10_001, 5, 4)).toEqual({ code: 'stake-too-large', limit: 50_000 })
    expect(problem(10_000, 5, 4)).toBeUndefined()
    expect(problem(1050, 1, 1, 0)).toEqual({ code: 'stake-not-payable' })
    expect(problem(1000, 2, 3)).toEqual({ code: 'system-impossible' })
    expect(problem(1000, 20, 10)).toEqual({ code: 'system-impossible' })
  })
})
