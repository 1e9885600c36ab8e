import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DepositState, Period } from '../../../src/contract/index.ts'
import { type DepositNews, nextState } from '../../../src/rules/cashier/deposit-states.ts'
import { grantedBonus } from '../../../src/rules/cashier/granted-bonus.ts'
import { depositMethods, marketOfPlayer } from '../../../src/rules/cashier/offered-methods.ts'
import { amountProblem } from '../../../src/rules/cashier/payment-amount.ts'
import { spanOf } from '../../../src/rules/cashier/periods.ts'
import { enteredProblem } from '../../../src/rules/entry/entered-problem.ts'
import { markets, paymentMethods, site } from './shipped.ts'

const methodOf = (id: string) => paymentMethods.find((method) => method.id === id)
const rangeOf = (id: string, currency: string) => methodOf(id)?.ranges.find((range) => range.currency === currency)

describe('the ranges of the specification', () => {
  test.each([
    ['upi', 'INR', 500, 250_000],
    ['paytm', 'INR', 500, 40_000],
    ['cubix', 'INR', 2000, 250_000],
    ['bank-card', 'PKR', 2000, 250_000],
    ['bank-card', 'KES', 100, 250_000],
    ['simba-pay', 'KES', 100, 250_000],
    ['padma-pay', 'BDT', 1000, 30_000],
    ['bank-card', 'UZS', 75_000, 5_000_000],
    ['bitcoin', 'INR', 1000, 100_000],
    ['tether', 'KES', 1000, 100_000],
  ])('%s in %s: %d–%d, to the hundredth', (id, currency, minimum, maximum) => {
    const range = rangeOf(id, currency)
    if (!range) throw new Error('The method has no such range.')
    expect(amountProblem(range, minimum * 100, 2)).toBeUndefined()
    expect(amountProblem(range, maximum * 100, 2)).toBeUndefined()
    expect(amountProblem(range, minimum * 100 - 1, 2)).toEqual({ code: 'amount-too-small', limit: minimum })
    expect(amountProblem(range, maximum * 100 + 1, 2)).toEqual({ code: 'amount-too-large', limit: maximum })
  })

  test('a currency without decimals is paid in whole units', () => {
    const range = { currency: 'VND', minimum: 500, maximum: 250_000 }
    expect(amountProblem(range, 50_001, 0)).toEqual({ code: 'amount-not-payable' })
    expect(amountProblem(range, 50_100, 0)).toBeUndefined()
  })
})

describe('which methods a player gets', () => {
  const offered = (country: string | null, currency: string) =>
    depositMethods(paymentMethods, marketOfPlayer(markets, { country, currency })?.id, currency).map(
      ({ group, methods }) => `${group}: ${methods.map(({ id }) => id).join(', ')}`,
    )

  test.each(['IN', null, 'DE'])('in INR, from %s', (country) => {
    expect(offered(country, 'INR')).toEqual([
      'recommended: upi',
      'bank-cards: bank-card',
      'e-wallet: gpay, paytm, phonepe',
      'payment-systems: cubix',
      'internet-banking: net-banking',
      'cryptocurrency: bitcoin, tether',
    ])
  })

  test.each([
    ['BR', 'BRL', 'recommended: pix|bank-cards: bank-card|e-wallet: picpay'],
    ['BD', 'BDT', 'bank-cards: bank-card|mobile-payment: padma-pay|cryptocurrency: bitcoin, tether'],
    ['KE', 'KES', 'bank-cards: bank-card|mobile-payment: simba-pay|cryptocurrency: bitcoin, tether'],
  ])('in %s, in %s', (country, currency, list) => {
    expect(offered(country, currency).join('|')).toBe(list)
  })

  test.each(site.currencies.map(({ code }) => code))('somebody with an account in %s can pay in', (currency) => {
    expect(offered(null, currency)).not.toEqual([])
  })

  test('a method for withdrawals only is not among them', () => {
    const methods = paymentMethods.map((method) => ({ ...method, direction: 'withdrawal' as const }))
    expect(depositMethods(methods, 'india', 'INR')).toEqual([])
  })
})

describe('the fields of a method', () => {
  const phone = methodOf('simba-pay')?.fields ?? []
  const of = (schema: (typeof phone)[number]['schema']) => [{ name: 'it', label: 'a.b', problem: 'a.b', schema }]

  test.each([
    [phone, { phone: '+254712345678' }, undefined],
    [phone, { phone: '0712345678' }, 'phone'],
    [phone, {}, 'phone'],
    [phone, { phone: '+254712345678', other: 'x' }, 'other'],
    [of({ type: 'string', maxLength: 11, format: 'ifsc' }), { it: 'HDFC0A1B2C3' }, undefined],
    [of({ type: 'string', maxLength: 11, format: 'ifsc' }), { it: 'HDFC1A1B2C3' }, 'it'],
    [of({ type: 'string', maxLength: 11, format: 'ifsc' }), { it: 'HDF00A1B2C3' }, 'it'],
    [of({ type: 'string', minLength: 10, maxLength: 10 }), { it: '123456789' }, 'it'],
    [of({ type: 'string', maxLength: 20, pattern: '^\\d+$' }), { it: '12a' }, 'it'],
    [of({ type: 'string', maxLength: 20, pattern: '^\\d+$' }), { it: '12' }, undefined],
  ])('%j accept %j: %s', (fields, entered, wrong) => {
    expect(enteredProblem(fields, entered as Record<string, string>)?.field).toBe(wrong)
  })

  test('an IFSC is four letters, a zero, six letters or digits', () => {
    const fields = of({ type: 'string', maxLength: 11, format: 'ifsc' })
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{4}[01][A-Z0-9]{6}$/), (code) => {
        expect(enteredProblem(fields, { it: code })?.field).toBe(code[4] === '0' ? undefined : 'it')
      }),
    )
  })
})

describe('the states of a deposit', () => {
  const news: readonly DepositNews[] = ['sent', 'paid', 'missing', 'refused', 'differs', 'expired']
  const run = (all: readonly DepositNews[]) => {
    const states: DepositState[] = []
    for (const one of all) {
      const last = states.at(-1) ?? 'waiting'
      states.push(nextState(last, one) ?? last)
    }
    return states
  }

  test('whatever happens, a success is reached at most once, stays, and only by money that came', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...news)), (all) => {
        const states = run(all)
        const first = states.indexOf('success')
        expect(first === -1 ? -1 : all.indexOf('paid')).toBe(first)
        expect(states.slice(first === -1 ? states.length : first).every((state) => state === 'success')).toBe(true)
      }),
    )
  })

  test.each<[readonly DepositNews[], DepositState]>([
    [['sent', 'paid'], 'success'],
    [['sent', 'missing', 'sent', 'paid'], 'success'],
    [['sent', 'refused', 'paid'], 'success'],
    [['sent', 'refused', 'sent', 'missing'], 'fail'],
    [['expired', 'sent'], 'fail'],
    [['sent', 'sent', 'differs'], 'fail'],
  ])('%j → %s', (all, state) => {
    expect(run(all).at(-1)).toBe(state)
  })
})

describe('the periods of a history', () => {
  const at = (text: string) => Date.parse(`${text}Z`)
  const of = (period: Period, now: string) => {
    const { from, until } = spanOf(period, at(now))
    return [new Date(from), new Date(until)].map((date) => date.toISOString().slice(0, 10))
  }

  test.each<[Period, string, string, string]>([
    ['current-week', '2026-11-22T23:59:59', '2026-11-16', '2026-11-23'],
    ['current-week', '2026-11-23T00:00:00', '2026-11-23', '2026-11-30'],
    ['last-week', '2026-11-23T00:00:00', '2026-11-16', '2026-11-23'],
    ['last-month', '2026-01-31T12:00:00', '2025-12-01', '2026-01-01'],
    ['last-month', '2026-03-31T12:00:00', '2026-02-01', '2026-03-01'],
    ['last-year', '2026-11-23T12:00:00', '2025-01-01', '2026-01-01'],
  ])('%s on %s: from %s to before %s', (period, now, from, until) => {
    expect(of(period, now)).toEqual([from, until])
  })

  test('all time holds every moment', () => {
    fc.assert(
      fc.property(fc.nat(), (moment) => {
        const { from, until } = spanOf('all', at('2026-11-22T00:00:00'))
        expect(moment >= from && moment < until).toBe(true)
      }),
    )
  })
})

describe('the bonus of a deposit', () => {
  test.each([
    [{ percent: 100, maximum: 2_000_000, minimumDeposit: 0 }, 50_000, 2, 50_000],
    [{ percent: 150, maximum: 2_000_000, minimumDeposit: 0 }, 3_333, 2, 4_999],
    [{ percent: 100, maximum: 2_000_000, minimumDeposit: 0 }, 5_000_000, 2, 2_000_000],
    [{ percent: null, maximum: 50_000, minimumDeposit: 0 }, 100, 2, 50_000],
    [{ percent: 100, maximum: 2_000_000, minimumDeposit: 50_000 }, 49_999, 2, 0],
    [{ percent: 100, maximum: 2_000_000, minimumDeposit: 50_000 }, 50_000, 2, 50_000],
    [{ percent: 150, maximum: 2_000_000, minimumDeposit: 0 }, 50_100, 0, 75_100],
  ])('%j: %d with %d decimals gives %d', (terms, deposit, digits, bonus) => {
    expect(grantedBonus(terms, deposit, digits)).toBe(bonus)
  })
})
