import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Deposit } from '../../../src/contract/index.ts'
import { isInBonusHour } from '../../../src/rules/main-site/bonus-hour.ts'
import { fragmentOf, readPlace } from '../../../src/rules/main-site/cashier-place.ts'
import { clockOf } from '../../../src/rules/main-site/clock.ts'
import { isRunning, listedStep, stepOf, stepsOf } from '../../../src/rules/main-site/deposit-step.ts'
import { quickSums } from '../../../src/rules/main-site/quick-sums.ts'
import { readAmount } from '../../../src/rules/main-site/read-amount.ts'

describe('quick sums', () => {
  test.each([
    [500, 250_000, [500, 1000, 2000, 5000, 10_000, 20_000]],
    [2000, 250_000, [2000, 5000, 10_000, 20_000, 50_000, 100_000]],
    [75_000, 5_000_000, [75_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000]],
    [30, 50, [30, 50]],
    [10, 10, [10]],
  ])('of %d–%d are %j', (minimum, maximum, sums) => {
    expect(quickSums({ minimum, maximum })).toEqual(sums)
  })

  test('are accepted, ascending and few, whatever the range', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e7 }), fc.integer({ min: 0, max: 1e8 }), (minimum, width) => {
        const sums = quickSums({ minimum, maximum: minimum + width })
        expect(sums.length).toBeGreaterThan(0)
        expect(sums.length).toBeLessThanOrEqual(6)
        expect(sums).toEqual([...new Set(sums)].sort((one, other) => one - other))
        expect(sums.every((sum) => sum >= minimum && sum <= minimum + width)).toBe(true)
      }),
    )
  })
})

describe('an amount as it is typed', () => {
  test.each([
    ['500', 50_000],
    [' 2 000 ', 200_000],
    ['2,000', 200_000],
    ['2.000', 200_000],
    ['2,50,000', 25_000_000],
    ['1.000.000,50', 100_000_050],
    ['500.5', 50_050],
    ['500,03', 50_003],
    ['0', 0],
    ['', undefined],
    ['-500', undefined],
    ['5e3', undefined],
    ['1.5.3', undefined],
    ['five', undefined],
    ['9'.repeat(20), undefined],
  ])('%j is %s hundredths', (typed, amount) => {
    expect(readAmount(typed, {})).toBe(amount)
  })

  test('may have the digits of the language', () => {
    expect(readAmount('২,০০০.৫০', { digits: '০১২৩৪৫৬৭৮৯' })).toBe(200_050)
  })
})

describe('the place in the cashier', () => {
  test.each([
    ['', { kind: 'methods' }],
    ['#methods', { kind: 'methods' }],
    ['#method/upi', { kind: 'amount', method: 'upi' }],
    ['#deposit/0199-a', { kind: 'deposit', id: '0199-a', hasPaid: false }],
    ['#deposit/0199-a/paid', { kind: 'deposit', id: '0199-a', hasPaid: true }],
    ['#deposit/', { kind: 'methods' }],
    ['#withdraw', { kind: 'withdraw' }],
    ['#withdraw/upi', { kind: 'withdraw-amount', method: 'upi' }],
    ['#withdraw/../x', { kind: 'withdraw' }],
    ['#withdrawal/0199-a', { kind: 'withdrawal', id: '0199-a' }],
    ['#withdrawal', { kind: 'withdraw' }],
    ['#method/../x', { kind: 'methods' }],
    ['#content', { kind: 'methods' }],
  ])('%s', (fragment, place) => {
    expect(readPlace(fragment)).toEqual(place)
  })

  test('is found again by its fragment', () => {
    const names = fc.stringMatching(/^[\w-]{1,40}$/)
    const places = fc.oneof(
      fc.record({ kind: fc.constant('amount' as const), method: names }),
      fc.record({ kind: fc.constant('deposit' as const), id: names, hasPaid: fc.boolean() }),
      fc.record({ kind: fc.constant('withdraw' as const) }),
      fc.record({ kind: fc.constant('withdraw-amount' as const), method: names }),
      fc.record({ kind: fc.constant('withdrawal' as const), id: names }),
    )
    fc.assert(
      fc.property(places, (place) => {
        expect(readPlace(fragmentOf(place))).toEqual(place)
      }),
    )
  })
})

describe('the step of a deposit', () => {
  type Given = Pick<Deposit, 'kind' | 'state' | 'reason'>

  test.each<[Given, boolean, string, string]>([
    [{ kind: 'transfer', state: 'waiting' }, false, 'pay', 'pay'],
    [{ kind: 'transfer', state: 'waiting' }, true, 'transaction', 'transaction'],
    [{ kind: 'transfer', state: 'waiting', reason: 'transaction-not-found' }, false, 'transaction', 'transaction'],
    [{ kind: 'pix', state: 'waiting' }, true, 'pay', 'pay'],
    [{ kind: 'transfer', state: 'queue' }, true, 'queue', 'result'],
    [{ kind: 'redirect', state: 'success' }, false, 'success', 'result'],
    [{ kind: 'code', state: 'fail', reason: 'refused' }, false, 'fail', 'result'],
  ])('%j, paid %s: %s, listed as %s', (deposit, hasPaid, step, listed) => {
    expect(stepOf(deposit, hasPaid)).toBe(step)
    expect(listedStep(stepOf(deposit, hasPaid))).toBe(listed)
    expect(stepsOf(deposit.kind)).toContain(listed)
  })

  test('only waiting and queue can still change', () => {
    const states = ['waiting', 'queue', 'success', 'fail'] as const
    expect(states.filter((state) => isRunning({ state }))).toEqual(['waiting', 'queue'])
  })
})

test('the reminder of the first bonus ends an hour after the registration', () => {
  expect(isInBonusHour(1000, 1000)).toBe(true)
  expect(isInBonusHour(1000, 4599)).toBe(true)
  expect(isInBonusHour(1000, 4600)).toBe(false)
})

test.each([
  [0, '0:00'],
  [65, '1:05'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [86_399, '23:59:59'],
])('%d seconds are shown as %s', (seconds, shown) => {
  expect(clockOf(seconds)).toBe(shown)
})
