import { describe, expect, test } from 'vitest'
import type { EntryField } from '../../../src/contract/index.ts'
import { standingOf } from '../../../src/rules/main-site/bet-standing.ts'
import { knownDetails } from '../../../src/rules/main-site/known-details.ts'
import { paymentMethods } from '../cashier/shipped.ts'

describe('what a bet did for the turnover', () => {
  test.each([
    ['counted', { stake: 500, odds: 1300, counted: 500 }],
    ['partly', { stake: 500, odds: 2000, counted: 1 }],
    ['low-odds', { stake: 500, odds: 1299, counted: 0 }],
    ['not-needed', { stake: 500, odds: 2000, counted: 0 }],
  ])('%s: %j', (standing, bet) => {
    expect(standingOf(bet, 1300)).toBe(standing)
  })
})

describe('what need not be typed into the form of a withdrawal', () => {
  const fieldsOf = (id: string): readonly EntryField[] =>
    paymentMethods.find((method) => method.id === id)?.withdrawal?.fields ?? []
  const asha = { first_name: 'Asha', last_name: 'Rao', phone: '+919876543210' }

  test.each([
    ['upi', { 'account-name': 'Asha Rao' }],
    ['bank-card', { 'card-holder': 'Asha Rao' }],
    ['padma-pay', { phone: '+919876543210' }],
    ['paytm', { phone: '9876543210' }],
    ['bitcoin', {}],
  ])('%s', (id, known) => {
    expect(fieldsOf(id).length).toBeGreaterThan(0)
    expect(knownDetails(fieldsOf(id), asha)).toEqual(known)
  })

  test.each([
    ['nothing is known', {}],
    ['the name is too long', { first_name: 'Asha', last_name: 'Subrahmanya Chandrasekhar' }],
    ['the phone is of another country', { phone: '+4915112345678' }],
  ])('is left to the player where %s', (_, person) => {
    for (const id of ['upi', 'paytm']) expect(knownDetails(fieldsOf(id), person)).toEqual({})
  })
})
