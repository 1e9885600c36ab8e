import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { marketOfPlayer, withdrawalMethods, withdrawalRange } from '../../../../src/rules/cashier/offered-methods.ts'
import { amountProblem } from '../../../../src/rules/cashier/payment-amount.ts'
import { enteredProblem } from '../../../../src/rules/entry/entered-problem.ts'
import { markets, paymentMethods, site } from '../shipped.ts'

const english: Record<string, string> = JSON.parse(readFileSync('locales/en.json', 'utf8'))

function methodOf(id: string) {
  const method = paymentMethods.find((one) => one.id === id)
  if (!method) throw new Error(`There is no method ${id}.`)
  return method
}

const named = ['PKR', 'KES', 'BDT', 'UZS']

describe('the ranges of withdrawals', () => {
  test.each<readonly [string, string, number, number]>([
    ['upi', 'INR', 1000, 100_000],
    ['paytm', 'INR', 500, 40_000],
    ['net-banking', 'INR', 500, 250_000],
    ['bank-card', 'PKR', 2000, 250_000],
    ['bank-card', 'KES', 100, 250_000],
    ['simba-pay', 'KES', 100, 250_000],
    ['bank-card', 'BDT', 1000, 30_000],
    ['padma-pay', 'BDT', 1000, 30_000],
    ['bank-card', 'UZS', 75_000, 5_000_000],
    ['pix', 'BRL', 500, 250_000],
    ...['INR', 'PKR', 'BDT', 'KES'].flatMap((currency) => [
      ['bitcoin', currency, 1000, 100_000] as const,
      ['tether', currency, 1000, 100_000] as const,
    ]),
    ...site.currencies
      .filter(({ code }) => !named.includes(code))
      .map(({ code }) => ['bank-card', code, 500, 250_000] as const),
  ])('%s in %s: %d–%d, to the hundredth', (id, currency, minimum, maximum) => {
    const range = withdrawalRange(methodOf(id), currency)
    if (!range) throw new Error('The method has no such range.')
    expect(amountProblem(range, minimum * 100, 2)).toBeUndefined()
    expect(amountProblem(range, maximum * 100, 2)).toBeUndefined()
    expect(amountProblem(range, minimum * 100 - 1, 2)).toEqual({ code: 'amount-too-small', limit: minimum })
    expect(amountProblem(range, maximum * 100 + 1, 2)).toEqual({ code: 'amount-too-large', limit: maximum })
  })

  test('a method for deposits alone pays nothing out', () => {
    expect(withdrawalRange(methodOf('cubix'), 'INR')).toBeUndefined()
  })

  test.each(site.currencies.map(({ code }) => code))('somebody with an account in %s can be paid out', (currency) => {
    const market = marketOfPlayer(markets, { country: null, currency })
    expect(withdrawalMethods(paymentMethods, market?.id, currency)).not.toEqual([])
  })
})

describe('the forms of withdrawals answer in the words of the specification', () => {
  const holder = { 'account-name': 'Asha Rao' }

  test.each<[string, Record<string, string>, string | undefined]>([
    ['paytm', { phone: '9876543210' }, undefined],
    ['paytm', { phone: '987654321' }, 'The number of characters should be 10'],
    ['paytm', { phone: '98765432101' }, 'The number of characters should be 10'],
    ['paytm', { phone: '98765o3210' }, 'The field should contains only numbers'],
    ['net-banking', { ...holder, 'account-number': '12345', ifsc: 'HDFC0A1B2C3' }, undefined],
    ['net-banking', { ...holder, 'account-number': '12345', ifsc: 'HDFC1A1B2C3' }, 'IFSC code must be valid'],
    [
      'net-banking',
      { ...holder, 'account-number': '12a', ifsc: 'HDFC0A1B2C3' },
      'The field should contains only numbers',
    ],
    ['net-banking', { ...holder, 'account-number': '1'.repeat(21), ifsc: 'HDFC0A1B2C3' }, 'Max 20 characters'],
    ['net-banking', { 'account-name': '', 'account-number': '1', ifsc: '' }, 'The value should not be empty'],
    ['net-banking', { 'account-name': 'R2D2' }, 'The name should contain alphabetic symbols.'],
    ['simba-pay', {}, 'M-Pesa number Required'],
    ['simba-pay', { phone: '0712345678' }, 'M-Pesa number must be valid'],
    ['simba-pay', { phone: '+2547x2345678' }, 'M-Pesa number must be valid'],
    ['simba-pay', { phone: '+254712345678' }, undefined],
    ['upi', { ...holder, 'upi-id': 'asha@bank' }, undefined],
    ['upi', { ...holder, 'upi-id': 'asha' }, 'This is not a UPI ID, such as name@bank'],
    ['bitcoin', { address: 'bc1qdem00000000000000000000000000000000000' }, 'Tick this box to go on'],
    ['bitcoin', { address: 'bc1qdem00000000000000000000000000000000000', 'address-checked': 'yes' }, undefined],
    [
      'tether',
      { address: 'bc1qdem0', 'address-checked': 'yes' },
      'This is not a Tether address on TRC-20. Copy it from your wallet.',
    ],
    ['bank-card', { 'card-holder': 'Asha Rao', 'card-number': '4111111111111111' }, undefined],
    ['pix', { ...holder, 'id-number': '12345678909', 'pix-key': 'asha@example.com' }, undefined],
    ['padma-pay', { phone: '+8801712345678' }, undefined],
  ])('%s with %j: %s', (id, entered, said) => {
    const wrong = enteredProblem(methodOf(id).withdrawal?.fields ?? [], entered)
    expect(wrong && english[wrong.problem]).toBe(said)
  })
})
