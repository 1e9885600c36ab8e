import { describe, expect, test } from 'vitest'
import {
  googleCall,
  loginCall,
  needsCsrfToken,
  purposeOf,
  recoveryCall,
  registrationCall,
  type Sending,
  successOf,
} from '../../../src/rules/form/registration-call.ts'
import type { Entered } from '../../../src/rules/form/registration-form.ts'

const form: Entered['form'] = {
  email: 'a@example.com',
  phone_user: '98765 43210',
  phone_code: '91',
  iso_code: 'IN',
  password: 'secret1',
  repeat_password: 'secret1',
  currency: 'INR',
  bonus: null,
  promo: '',
  isPromo: false,
  isTwoStep: false,
  checkbox1: true,
  checkbox2: true,
  confirm_subscribers: [],
}
const sending = (changes: Partial<Entered> = {}, registrationType: Sending['registrationType'] = 1): Sending => ({
  entered: { form, tab: undefined, ...changes },
  registrationType,
  affiliate: { click_id: 'c1', offer_id: null, partner_id: null, landing_id: null },
  formId: 'f1',
  captchaToken: 't',
  place: { landing: 'aviator-1', locale: 'hi' },
})

describe('a registration is sent', () => {
  test.each([
    ['as type 1', {}, 1, 'registration', '1'],
    ['as type 6 (crazy time)', {}, 6, 'registration', '6'],
    ['as type 1 with one click, on any landing', { tab: 'one-click' }, 6, 'registration', '1'],
    ['as type 2 with phone and e-mail', {}, 2, 'user-registration', '2'],
    ['as type 1 with only one of them', { form: { ...form, email: '' } }, 2, 'registration', '1'],
    ['with the values of the open tab', { tab: 'phone' }, 2, 'registration', '1'],
  ] as const)('%s', (_, changes, registrationType, name, type) => {
    const call = registrationCall(sending(changes, registrationType))
    expect(call).toMatchObject({ name, body: { type, form_id: 'f1', landing: 'aviator-1', locale: 'hi' } })
    expect(needsCsrfToken(call)).toBe(name === 'user-registration')
  })

  test('with the confirmation of terms only if the form has it', () => {
    expect(registrationCall(sending({ confirmsTerms: false })).body).toHaveProperty('confirm_terms', false)
    expect(registrationCall(sending()).body).not.toHaveProperty('confirm_terms')
  })
})

test('signing in needs a CSRF token', () => {
  const call = loginCall(sending({ tab: 'phone' }))
  expect(call).toMatchObject({
    name: 'login',
    body: { username: '+919876543210', password: 'secret1', click_id: 'c1' },
  })
  expect(needsCsrfToken(call)).toBe(true)
})

test('a recovery sends only the user name', () => {
  const body = { username: 'a@example.com', landing: 'aviator-1', locale: 'hi', 'captcha-token': 't' }
  expect(recoveryCall(sending())).toEqual({ name: 'request-recovery', body })
})

test('Google’s token is sent with the form’s values, without passwords', () => {
  const { name, body } = googleCall(sending(), { token: 'g', nonce: 'n' })
  expect([name, body]).toMatchObject([
    'registration-google',
    { token: 'g', nonce: 'n', form_id: 'f1', currency: 'INR' },
  ])
  expect(JSON.stringify(body)).not.toContain('secret1')
})

test.each([
  ['registration', 'registration'],
  ['variant', 'registration'],
  ['sign-in', 'login'],
  ['reset-password', 'reset'],
] as const)('the form of a %s dialog is for %s', (kind, purpose) => {
  expect(purposeOf({ kind })).toBe(purpose)
})

describe('a response means', () => {
  const token = { access_token: 'a', token_type: 'Bearer', expires_in: 1 }
  test.each([
    ['a new player', { data: { id: 'p', username: 'u' }, token, redirect_url: 'r' }, { isNew: true, redirectUrl: 'r' }],
    [
      'credentials of a one-click registration',
      { data: { id: 'p', username: 'u', password: 'w' }, token },
      { isNew: true, credentials: { username: 'u', password: 'w' } },
    ],
    ['a returning player', { token }, { isNew: false }],
    ['a new player with Google', { register: true, token }, { isNew: true }],
    ['a returning player with Google', { register: false, token }, { isNew: false }],
  ])('%s', (_, answer, success) => {
    expect(successOf(answer)).toEqual({ redirectUrl: undefined, token, ...success })
  })
})
