import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { WithdrawalState } from '../../../../src/contract/index.ts'
import { conditionsOf, day, firstUnmet, type Situation } from '../../../../src/rules/cashier/withdrawals/conditions.ts'
import { approvalsNeeded, policyOf } from '../../../../src/rules/cashier/withdrawals/policy.ts'
import { isOpen, stateAfter, type WithdrawalAct } from '../../../../src/rules/cashier/withdrawals/states.ts'
import { site } from '../shipped.ts'

const acts: readonly WithdrawalAct[] = ['approve', 'send', 'reject', 'cancel']

describe('the states of a withdrawal', () => {
  const run = (all: readonly WithdrawalAct[]) => {
    const states: WithdrawalState[] = []
    for (const act of all) {
      const state = states.at(-1) ?? 'pending'
      states.push(stateAfter(state, act) ?? state)
    }
    return states
  }

  test.each<[readonly WithdrawalAct[], WithdrawalState]>([
    [['approve', 'send'], 'sent'],
    [['send'], 'pending'],
    [['cancel', 'approve', 'send'], 'cancelled'],
    [['approve', 'cancel'], 'approved'],
    [['approve', 'reject', 'send'], 'rejected'],
    [['reject', 'approve'], 'rejected'],
    [['approve', 'send', 'reject'], 'sent'],
  ])('%j → %s', (all, state) => {
    expect(run(all).at(-1)).toBe(state)
  })

  test('whatever happens, a result stays, and only what was approved is sent', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...acts)), (all) => {
        const states = run(all)
        const end = states.findIndex((state) => !isOpen(state))
        expect(new Set(end === -1 ? [] : states.slice(end)).size).toBeLessThanOrEqual(1)
        const sent = states.indexOf('sent')
        if (sent !== -1) expect(states.slice(0, sent)).toContain('approved')
      }),
    )
  })
})

describe('the terms of withdrawals', () => {
  test('are as usual, unless the site or the market says otherwise', () => {
    expect(policyOf({}, undefined)).toMatchObject({ perDay: 1, turnoverPercent: 100, minimumOdds: 1.3, hours: 24 })
    const ofSite = { withdrawals: { perDay: 2, minimumOdds: 1.01 } }
    expect(policyOf(ofSite, { withdrawals: { perDay: 3 } })).toMatchObject({ perDay: 3, minimumOdds: 1.01, hours: 24 })
  })

  test('demand two people above an amount, and always where there is none', () => {
    const policy = policyOf({ withdrawals: { twoPeopleAbove: [{ amount: 1000, currency: 'INR' }] } }, undefined)
    expect(approvalsNeeded(policy, 'INR', 100_000)).toBe(1)
    expect(approvalsNeeded(policy, 'INR', 100_001)).toBe(2)
    expect(approvalsNeeded(policy, 'USD', 1)).toBe(2)
  })

  test.each(site.currencies.map(({ code }) => code))('let one person approve the smallest withdrawal in %s', (code) => {
    expect(approvalsNeeded(policyOf(site, undefined), code, 100)).toBe(1)
  })
})

describe('the conditions of a withdrawal', () => {
  const now = 100 * day
  const whole = {
    ...{ first_name: 'A', last_name: 'R', birth: '1990-01-31', gender: 'female' },
    ...{ country: 'IN', city: 'Pune', phone: '+919876543210' },
  }
  const situation = (changes: Partial<Situation> = {}): Situation => ({
    now,
    policy: policyOf({}, undefined),
    profile: whole,
    countries: ['IN'],
    emailConfirmed: true,
    askedAt: [],
    deposits: [],
    bets: [],
    ...changes,
  })
  const refused = { policy: policyOf({ withdrawals: { refusedCountries: ['NP'] } }, undefined) }

  test('are all met by a player who has done everything', () => {
    expect(firstUnmet(conditionsOf(situation()))).toBeUndefined()
  })

  test.each<[string, Partial<Situation>]>([
    ['country', { ...refused, countries: ['IN', 'NP'] }],
    ['email', { emailConfirmed: false }],
    ['profile', { profile: { ...whole, city: '' } }],
    ['turnover', { deposits: [{ amount: 100, at: 1 }] }],
    ['daily', { askedAt: [now - day + 1] }],
  ])('the condition of the %s alone is not met', (name, changes) => {
    const conditions = conditionsOf(situation(changes))
    const unmet = Object.entries(conditions).filter(([, { met }]) => !met)
    expect(unmet.map(([one]) => one)).toEqual([name])
    expect(firstUnmet(conditions)).toBe(name)
  })

  test('say what is missing', () => {
    const conditions = conditionsOf(
      situation({ profile: { ...whole, birth: null }, deposits: [{ amount: 500, at: 1 }], bets: [] }),
    )
    expect(conditions.profile.missing).toEqual(['birth'])
    expect(conditions.turnover).toMatchObject({ needed: 500, missing: 500, minimumOdds: 1300 })
  })

  test('the daily limit says when the next one is possible', () => {
    const policy = policyOf({ withdrawals: { perDay: 2 } }, undefined)
    const of = (...askedAt: number[]) => conditionsOf(situation({ policy, askedAt })).daily
    expect(of(now - day)).toMatchObject({ met: true, used: 0, nextAt: now })
    expect(of(now - 10)).toMatchObject({ met: true, used: 1, nextAt: now })
    expect(of(now - 10, now - 20)).toMatchObject({ met: false, used: 2, allowed: 2, nextAt: now - 20 + day })
    expect(of(now - 10, now - 20, now - 30)).toMatchObject({ met: false, nextAt: now - 20 + day })
  })

  test('whenever it says so, the next one is possible, and not a moment before', () => {
    const past = fc.array(fc.integer({ min: now - 2 * day, max: now }), { maxLength: 6 })
    fc.assert(
      fc.property(past, fc.integer({ min: 1, max: 3 }), (askedAt, perDay) => {
        const policy = policyOf({ withdrawals: { perDay } }, undefined)
        const at = (moment: number) => conditionsOf(situation({ policy, askedAt, now: moment })).daily
        const { met, nextAt } = at(now)
        expect(at(nextAt).met).toBe(true)
        expect(met || !at(nextAt - 1).met).toBe(true)
      }),
    )
  })
})
