import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { onlyOpenTab } from '../../../src/rules/form/entered.ts'
import type { RegistrationForm } from '../../../src/rules/form/registration-form.ts'
import {
  googlePayload,
  registrationPayload,
  signInPayload,
  statisticsPayload,
} from '../../../src/rules/form/registration-payload.ts'

const form: RegistrationForm = {
  phone_code: '91',
  iso_code: 'IN',
  currency: 'INR',
  bonus: 101,
  isTwoStep: false,
  checkbox1: true,
  checkbox2: true,
  confirm_subscribers: ['news'],
  email: 'a@example.com',
  phone_user: '98765 43210',
  password: 'secret1',
  repeat_password: 'secret1',
  promo: ' 4242 ',
  isPromo: true,
}
const affiliate = { click_id: 'c1', offer_id: 'o1', partner_id: null, landing_id: null }

const plain = {
  bonus_id: 101,
  checkbox1: true,
  checkbox2: true,
  confirm_subscribers: ['news'],
  currency: 'INR',
  is_promo: true,
  isTwoStep: false,
  username: 'a@example.com',
  phone_code: 'IN',
  password: 'secret1',
  promo_code: '4242',
  repeat_password: 'secret1',
  set_deposit_modal_type: true,
  offer_id: 'o1',
  partner_id: null,
  landing_id: null,
  click_id: 'c1',
  form_id: 'f1',
  type: '1',
}

describe('the body of a registration', () => {
  test('plain, by e-mail', () => {
    expect(registrationPayload({ form, tab: 'email', affiliate, formId: 'f1' })).toEqual(plain)
  })

  test('plain, by phone', () => {
    const sent = registrationPayload({ form, tab: 'phone', affiliate, formId: 'f1', type: '1' })
    expect(sent).toEqual({ ...plain, username: '+919876543210' })
  })

  test('with one click has no user name', () => {
    expect(registrationPayload({ form, tab: 'one-click', affiliate, formId: 'f1' }).username).toBe('')
  })

  test('with phone and e-mail has the phone beside the user name', () => {
    const sent = registrationPayload({ form, affiliate, formId: 'f1', type: '2' })
    expect(sent).toEqual({ ...plain, type: '2', phone: '+919876543210' })
  })

  test('with phone and e-mail defaults to rupees', () => {
    const sent = registrationPayload({ form: { ...form, currency: '' }, affiliate, formId: 'f1', type: '2' })
    expect(sent).toMatchObject({ currency: 'INR' })
  })

  test('has the type of crazy time', () => {
    const sent = registrationPayload({ form, tab: 'email', affiliate, formId: 'f1', type: '6' })
    expect(sent).toEqual({ ...plain, type: '6' })
  })

  test('has the captcha token if there is one', () => {
    const sent = registrationPayload({ form, tab: 'email', affiliate, formId: 'f1', captchaToken: 't' })
    expect(sent).toEqual({ ...plain, 'captcha-token': 't' })
  })

  test('asks for the deposit window in rupees only', () => {
    const sent = registrationPayload({ form: { ...form, currency: 'BRL' }, tab: 'email', affiliate, formId: 'f1' })
    expect(sent.set_deposit_modal_type).toBe(false)
  })
})

test('the body of a registration with Google', () => {
  expect(googlePayload({ form, token: 'g', affiliate, captchaToken: 't' })).toEqual({
    token: 'g',
    currency: 'INR',
    checkbox1: true,
    checkbox2: true,
    confirm_subscribers: ['news'],
    bonus_id: 101,
    is_promo: true,
    promo_code: '4242',
    application_type: 'browser',
    ...affiliate,
    'captcha-token': 't',
  })
})

test.each([
  ['email', 'a@example.com'],
  ['phone', '+919876543210'],
] as const)('the body of a sign-in by %s', (tab, username) => {
  expect(signInPayload({ form, tab, affiliate })).toEqual({ username, password: 'secret1', ...affiliate })
})

test.each([
  [undefined, '1'],
  ['1', '1'],
  ['2', '2'],
  ['6', '1'],
] as const)('the statistics of a form of type %s count as %s', (type, counted) => {
  const sent = statisticsPayload({ affiliate, formId: 'f1', analyticsId: 'ga', type })
  expect(sent).toEqual({ ...affiliate, form_id: 'f1', ga_id: 'ga', type: counted })
})

describe('the form', () => {
  test('never sends the user names of two tabs', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.constantFrom('email', 'phone', 'one-click'),
        (email, phone_user, tab) => {
          const sent = onlyOpenTab({ email, phone_user }, tab)
          expect([sent.email, sent.phone_user].filter(Boolean).length).toBeLessThanOrEqual(1)
        },
      ),
    )
  })
})
