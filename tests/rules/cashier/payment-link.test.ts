import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paymentLink, templateProblem } from '../../../src/rules/cashier/payment-link.ts'
import { paymentMethods } from './shipped.ts'

const templateOf = (id: string) => paymentMethods.find((method) => method.id === id)?.link ?? ''
const payments = fc.record({
  account: fc.stringMatching(/^[a-z0-9.-]{2,40}@[a-z]{2,20}$/),
  holder: fc.string({ minLength: 1, maxLength: 40 }),
  amount: fc.integer({ min: 1, max: 100_000_000 }),
  currency: fc.constantFrom('INR', 'BRL'),
  reference: fc.stringMatching(/^PP[A-Z2-7]{10}$/),
})

describe('the link of UPI', () => {
  test.each(['upi', 'phonepe', 'gpay', 'paytm'])('of %s is read as the payment that it was made from', (method) => {
    fc.assert(
      fc.property(payments, (payment) => {
        const link = paymentLink(templateOf(method), payment)
        expect(link).toMatch(/^upi:\/\/pay\?pa=/)
        expect(link).not.toMatch(/[\s+]/)
        const read = Object.fromEntries(
          link
            .slice('upi://pay?'.length)
            .split('&')
            .map((part) => part.split('=').map(decodeURIComponent)),
        )
        expect(read).toEqual({
          pa: payment.account,
          pn: payment.holder.toWellFormed(),
          am: (payment.amount / 100).toFixed(2),
          cu: payment.currency,
          tn: payment.reference,
        })
      }),
    )
  })

  test('writes a space as %20, and an amount with two decimals', () => {
    const payment = { account: 'demo@upi', holder: 'Power Play', amount: 50_000, currency: 'INR', reference: 'PP1' }
    expect(paymentLink(templateOf('upi'), payment)).toBe(
      'upi://pay?pa=demo@upi&pn=Power%20Play&am=500.00&cu=INR&tn=PP1',
    )
  })
})

test.each([
  ['picpay', 'https://picpay.me/pay.er/50.10'],
  ['bitcoin', 'bitcoin:pay.er?label=A%26B&message=PP1'],
  ['tether', 'tron:pay.er?message=PP1'],
])('the link of %s', (method, link) => {
  const payment = { account: 'pay.er', holder: 'A&B', amount: 5010, currency: 'BRL', reference: 'PP1' }
  expect(paymentLink(templateOf(method), payment)).toBe(link)
})

describe('a template', () => {
  test.each([
    ['upi://pay?pa={account}&pn={name}', undefined],
    ['upi://pay?pa={account}', 'The link lacks pn={name}.'],
    ['upi:pay?pa={account}&pn={name}', 'The link lacks upi://pay?.'],
    ['https://pay.example/{amount}', 'The link lacks {account}.'],
    ['https://pay.example/{account}/{sum}', 'There is no value {sum}.'],
    ['https://pay.example/{account}/{toString}', 'There is no value {toString}.'],
    ['https://{account}:x/', 'The link is not a valid address.'],
  ])('%s', (template, problem) => {
    expect(templateProblem(template)).toBe(problem)
  })
})
