import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorEffects } from '../../../src/rules/session/api-error.ts'
import { readErrorBody } from '../../../src/rules/session/error-body.ts'
import { noticeStyle, noticeText } from '../../../src/rules/session/notification.ts'

describe('a notice', () => {
  test.each([
    [0, 'warning', 'orange'],
    [199, 'warning', 'orange'],
    [200, 'success', 'green'],
    [299, 'success', 'green'],
    [300, 'error', 'red'],
    [422, 'error', 'red'],
    [500, 'error', 'red'],
  ])('of code %d is a %s in %s', (code, type, color) => {
    expect(noticeStyle(code)).toEqual({ type, color })
  })

  test.each([
    ['This resource is not accessible from your country.', 'ui.notice.country-blocked'],
    ['Invalid argument provided for password - old_password', 'ui.notice.old-password-wrong'],
    ['Sorry: Invalid argument provided for username - blocked', 'ui.notice.user-blocked'],
  ])('"%s" is replaced by an interface text', (text, id) => {
    expect(noticeText(text)).toEqual({ kind: 'message', id })
  })

  test('other texts are passed on', () => {
    expect(noticeText('Too many attempts')).toEqual({ kind: 'text', text: 'Too many attempts' })
  })
})

describe('the text of a failed call', () => {
  test.each([
    [{ message: 'a', msg: 'b', errors: [{ msg: 'c' }] }, 'a'],
    [{ msg: 'b', errors: [{ msg: 'c' }] }, 'b'],
    [{ errors: [{ msg: 'c' }, { msg: 'd' }] }, 'c'],
    [{ errors: ['c'] }, 'c'],
    [{ errors: { email: ['taken', 'odd'] } }, 'taken'],
    [{ errors: [] }, undefined],
    [{ message: 5 }, undefined],
    ['<html>', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j: %s', (body, text) => {
    expect(readErrorBody(body).text).toBe(text)
  })

  test('is a string or undefined for any body', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        expect(['string', 'undefined']).toContain(typeof readErrorBody(body).text)
      }),
    )
  })
})

describe('a failed call', () => {
  const error = (location: string, reason: string, msg?: string) => ({
    errors: [{ location, reason, ...(msg && { msg }) }],
  })
  const show = (type: string, color: string, ...messages: object[]) => ({
    kind: 'show',
    notice: { type, color, messages },
  })
  const failure = (message: object) => show('error', 'red', message)
  const oops = failure({ kind: 'message', id: 'ui.notice.something-wrong' })
  const taken = failure({ kind: 'text', text: 'Taken' })
  const reset = { kind: 'reset-captcha' }
  const back = { kind: 'return-to-form' }

  test.each([
    ['a forbidden address', 'login', 401, error('ip', 'forbidden'), true, [{ kind: 'log-out' }]],
    ['a name that is taken', 'registration', 400, error('username', 'badRequest', 'Taken'), false, [taken]],
    ['a phone that is taken', 'other', 400, error('phone', 'badRequest', 'Taken'), false, [taken]],
    [
      'a used recovery link',
      'other',
      400,
      error('token', 'badRequest', 'x'),
      false,
      [failure({ kind: 'message', id: 'ui.notice.recovery-link-used' })],
    ],
    ['a text', 'other', 404, { message: 'Gone' }, false, [failure({ kind: 'text', text: 'Gone' })]],
    [
      'a blocked country',
      'login',
      403,
      { message: 'This resource is not accessible from your country.' },
      false,
      [failure({ kind: 'message', id: 'ui.notice.country-blocked' }), back],
    ],
    ['a spent captcha', 'registration', 400, { message: 'no' }, true, [reset]],
    ['a spent captcha at sign-in', 'login', 422, {}, true, [reset]],
    ['a refused captcha', 'registration', 403, { code: 'invalid-input-response' }, false, [reset]],
    ['a late captcha', 'login', 403, { code: 'timeout-or-duplicate' }, true, [reset]],
    ['a captcha elsewhere', 'other', 400, {}, true, []],
    [
      'a user name error and a captcha',
      'registration',
      400,
      error('username', 'badRequest', 'Taken'),
      true,
      [reset, taken],
    ],
    ['another refusal', 'registration', 403, { code: 'forbidden' }, true, [oops]],
    ['no text', 'registration', 500, undefined, false, [oops]],
    ['no text at sign-in', 'login', 400, {}, false, [back]],
    ['no text elsewhere', 'other', 500, null, false, []],
  ] as const)('with %s', (_, call, status, body, hadCaptchaToken, expected) => {
    expect(errorEffects({ call, status, body, hadCaptchaToken })).toEqual(expected)
  })
})
