import { describe, expect, test } from 'vitest'
import type { BetOf } from '../../../../src/rules/rounds/engine.ts'
import {
  crashChances,
  crashPoint,
  millisecondsUntil,
  multiplierAt,
} from '../../../../src/rules/rounds/kinds/crash-curve.ts'
import { betProblem } from '../../../../src/rules/rounds/play-round.ts'
import { dealTable, factorOfChip } from '../../../../src/rules/rounds/play-table.ts'
import { rulesOfGame } from '../shipped-games.ts'

const rules = rulesOfGame('aviator', 'crash')

describe('the curve of a crash game', () => {
  test('doubles as often as the record says, and never falls', () => {
    const doubled = [0, 1, 2, 3].map((times) => multiplierAt(rules, times * rules.doublesIn) / 1000)
    for (const [times, multiplier] of doubled.entries()) expect(multiplier).toBeCloseTo(2 ** times, 1)
    const curve = Array.from({ length: 20_000 }, (_, step) => multiplierAt(rules, step * 10))
    expect(curve.every((multiplier, step) => multiplier >= (curve[step - 1] ?? 1000))).toBe(true)
    expect(multiplierAt(rules, 1e9)).toBe(rules.highest)
  })

  test.each([1000, 1001, 1500, 2000, 9876, 123_456, 10_000_000, 99_000_000])(
    'says when %i is reached',
    (multiplier) => {
      const at = millisecondsUntil(rules, multiplier)
      const reached = Math.min(multiplier, rules.highest)
      expect(multiplierAt(rules, at)).toBeGreaterThanOrEqual(reached)
      if (at > 0) expect(multiplierAt(rules, at - 1)).toBeLessThan(reached)
    },
  )
})

describe('a round of a crash game', () => {
  test('crashes between one and the highest multiplier', () => {
    expect([crashPoint(rules, () => 0), crashPoint(rules, () => crashChances - 1)]).toEqual([rules.highest, 1000])
    expect(crashPoint(rules, () => crashChances / 2 - 1)).toBe(1940)
  })

  test('pays who left until the point, and nobody else', () => {
    const dealt = dealTable(rules, () => crashChances / 2 - 1)
    const factors = [1940, 1941, undefined].map((at) => factorOfChip(rules, dealt, { amount: 1, ...(at && { at }) }))
    expect(factors).toEqual([1940, 0, 0])
  })

  test('takes two bets of a player, and no cash-out beyond the highest multiplier', () => {
    const chip = { amount: 1 }
    const problem = (...chips: BetOf<'crash'>['chips']) => betProblem(rules, { kind: 'crash', chips })
    expect(problem(chip, chip)).toBeUndefined()
    expect(problem(chip, chip, chip)).toBe('too-many')
    expect(problem({ amount: 1, at: rules.highest + 1 })).toBe('out-of-range')
  })
})
