import { describe, expect, test } from 'vitest'
import { standingOf } from '../../../src/main-site/slip/state/leg-standing.ts'
import { sumsOf } from '../../../src/main-site/slip/state/sums-of.ts'
import { plannedBets, sizeOf } from '../../../src/main-site/slip/store/planned-bets.ts'
import { readSlip } from '../../../src/main-site/slip/store/read-slip.ts'
import type { Selection } from '../../../src/main-site/slip/store/selection.ts'

const limits = { minimum: 1000, maximum: 10_000_000, maximum_win: 500_000_000 }
const staked = { stake: 10_000, limits, digits: 2 }

const selection = (fixture: string, odds = 2000): Selection => ({
  ...{ fixture, market: 'winner', outcome: 'home', odds, type: 'winner', part: 'match' },
  match: { competition: 'league', sport: 'cricket', sides: ['chennai', 'delhi'], starts_at: 0 },
  words: { locale: 'en', match: 'Chennai – Delhi', market: 'Match winner', outcome: 'Chennai' },
})

describe('the sums of a slip', () => {
  test('of an accumulator are those of one bet with the product of its odds', () => {
    expect(sumsOf([{ odds: [2000, 1500], size: 2 }], staked)).toEqual({
      ...{ combinations: 1, total: 10_000, win: 30_000, odds: 3000, problem: undefined },
    })
  })

  test('of a system count its combinations, and have no overall odds', () => {
    const { combinations, total, win, odds } = sumsOf([{ odds: [2000, 1500, 3000], size: 2 }], staked)
    expect([combinations, total, win, odds]).toEqual([3, 30_000, 30_000 + 60_000 + 45_000, undefined])
  })

  test('of singles are added up, each within the limits by itself', () => {
    const singles = [2000, 1500].map((odds) => ({ odds: [odds], size: 1 }))
    expect(sumsOf(singles, staked)).toMatchObject({ total: 20_000, win: 35_000 })
    expect(sumsOf(singles, { ...staked, stake: 999 }).problem).toEqual({ code: 'stake-too-small', limit: 1000 })
    expect(sumsOf(singles, { ...staked, stake: 999 }).win).toBeUndefined()
  })

  test('are unknown until a stake is typed and the limits are known', () => {
    expect(sumsOf([{ odds: [2000], size: 1 }], { ...staked, stake: undefined }).win).toBeUndefined()
    expect(sumsOf([{ odds: [2000], size: 1 }], { ...staked, limits: undefined }).win).toBeUndefined()
  })
})

describe('a leg', () => {
  test('is worth what the player saw until it was checked', () => {
    expect(standingOf(selection('1'), undefined)).toEqual({ odds: 2000, change: undefined, isLive: false })
  })

  test('says what has changed since the player saw its odds, also if they were accepted after the check', () => {
    const now = { odds: 1900, change: 'down', live: true } as const
    expect(standingOf(selection('1'), now)).toEqual({ odds: 1900, change: 'down', isLive: true })
    expect(standingOf(selection('1', 1900), now).change).toBeUndefined()
    expect(standingOf(selection('1'), { odds: 2000, change: 'suspended', live: false }).change).toBe('suspended')
    expect(standingOf(selection('1'), { change: 'unknown', live: false }).change).toBe('unknown')
  })
})

describe('a slip', () => {
  const three = ['1', '2', '3'].map((fixture) => selection(fixture))

  test('is an accumulator unless another size was chosen; singles are bets of their own', () => {
    expect(plannedBets({ selections: three })).toEqual([{ selections: three, size: 3 }])
    expect(plannedBets({ selections: three, size: 2 })).toEqual([{ selections: three, size: 2 }])
    expect(plannedBets({ selections: three, size: 1 })).toHaveLength(3)
    expect(sizeOf({ selections: three.slice(1), size: 3 })).toBe(2)
  })

  test('that was stored by something else is read as far as it is understood', () => {
    const known = { selections: [three[0]], stake: '100', accept: 'any' }
    expect(readSlip(JSON.parse(JSON.stringify(known)))).toEqual(known)
    const empty = { selections: [], stake: '', accept: 'better' }
    for (const stored of [
      null,
      7,
      'slip',
      [],
      { selections: 3, stake: 4, accept: 'all' },
      { selections: [null, {}, 5] },
    ])
      expect(readSlip(stored)).toEqual(empty)
  })
})
