import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LimitKind } from '../../../src/contract/index.ts'
import { coolingOff, type LimitChange, limitInForce } from '../../../src/rules/limits/limit-in-force.ts'

const day = coolingOff
const set = (value: number | null, at: number): LimitChange => ({ value, at })
const relaxable: readonly LimitKind[] = ['deposit', 'loss', 'session']
const kinds: readonly LimitKind[] = [...relaxable, 'exclusion']

describe('a limit that a player sets', () => {
  test.each<[string, LimitKind, LimitChange[], number, object]>([
    ['is in force at once', 'deposit', [set(500, 0)], 0, { value: 500 }],
    ['lower: at once', 'loss', [set(500, 0), set(100, 10)], 10, { value: 100 }],
    [
      'higher: not yet',
      'deposit',
      [set(500, 0), set(900, 10)],
      9 + day,
      { value: 500, next: { value: 900, from: 10 + day } },
    ],
    ['higher: after a day', 'deposit', [set(500, 0), set(900, 10)], 10 + day, { value: 900 }],
    [
      'none: after a day',
      'session',
      [set(60, 0), set(null, 10)],
      9 + day,
      { value: 60, next: { value: null, from: 10 + day } },
    ],
    [
      'lower again: the higher one is forgotten',
      'deposit',
      [set(500, 0), set(900, 10), set(400, 20)],
      9 * day,
      { value: 400 },
    ],
    [
      'the same again: the higher one is forgotten',
      'deposit',
      [set(500, 0), set(900, 10), set(500, 20)],
      9 * day,
      { value: 500 },
    ],
    ['a longer exclusion: at once', 'exclusion', [set(5 * day, 0), set(9 * day, 10)], 10, { value: 9 * day }],
    [
      'a shorter exclusion: never',
      'exclusion',
      [set(9 * day, 0), set(5 * day, 10), set(null, 20)],
      3 * day,
      { value: 9 * day },
    ],
  ])('%s', (_, kind, changes, now, expected) => {
    expect(limitInForce(kind, changes, now)).toEqual(expected)
  })

  const freedom = (kind: LimitKind, value: number | null) =>
    value === null ? Number.POSITIVE_INFINITY : kind === 'exclusion' ? -value : value
  const changes = fc
    .array(
      fc.record({ value: fc.option(fc.integer({ min: 1, max: 9 })), after: fc.integer({ min: 0, max: 2 * day }) }),
      { maxLength: 8 },
    )
    .map((all) => {
      let at = 0
      return all.map(({ value, after }) => {
        at += after
        return set(value, at)
      })
    })

  test('is never laxer than what was set last, nor than what was in force a day ago or set since', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), changes, fc.integer({ min: 0, max: day - 1 }), (kind, all, after) => {
        const last = all.at(-1)
        if (!last) return
        const now = last.at + after
        const before = limitInForce(kind, all.slice(0, -1), last.at)
        const inForce = freedom(kind, limitInForce(kind, all, now).value)
        // Within a day of a change only a stricter one counts.
        expect(inForce).toBe(Math.min(freedom(kind, last.value), freedom(kind, before.value)))
      }),
    )
  })

  test('is a day after the last change what was set last; an exclusion stays the longest that was set', () => {
    fc.assert(
      fc.property(changes, fc.nat(), (all, later) => {
        const longest = all.reduce((most, { value }) => Math.max(most, value ?? 0), 0)
        const now = (all.at(-1)?.at ?? 0) + later
        expect(limitInForce('exclusion', all, now)).toEqual({ value: longest || null })
      }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...relaxable), changes, fc.nat(), (kind, all, later) => {
        const last = all.at(-1)
        expect(limitInForce(kind, all, (last?.at ?? 0) + day + later)).toEqual({ value: last?.value ?? null })
      }),
    )
  })

  test('says when a laxer one begins, and keeps its word', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), changes, fc.nat({ max: 20 * day }), (kind, all, now) => {
        const { value, next } = limitInForce(kind, all, now)
        const known = all.filter(({ at }) => at <= now)
        if (!next) return
        expect(next.from).toBeGreaterThan(now)
        expect(limitInForce(kind, known, next.from - 1).value).toBe(value)
        expect(limitInForce(kind, known, next.from)).toEqual({ value: next.value })
      }),
    )
  })
})
