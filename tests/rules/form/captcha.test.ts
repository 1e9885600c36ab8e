import { expect, test } from 'vitest'
import {
  isCaptchaOn,
  isCaptchaUnfinished,
  showsCaptcha,
  withSpentToken,
  withToken,
} from '../../../src/rules/form/captcha.ts'
import { nextVisitorIdPoll } from '../../../src/rules/form/statistics-timing.ts'

const state = { siteKey: 'key', displayCaptcha: true, token: null, needReset: false, isUnavailable: false }

test.each([
  ['key', '', true],
  [null, '', false],
  ['', '', false],
  ['key', 'captcha=off', false],
  ['key', 'captcha', false],
])('with the site key %j and the query "%s" the captcha is on: %s', (siteKey, query, expected) => {
  expect(isCaptchaOn({ siteKey }, new URLSearchParams(query))).toBe(expected)
})

test.each([
  ['no token yet', state, true, true],
  ['a token', withToken(state, 't'), false, false],
  ['a spent token', withSpentToken(withToken(state, 't')), true, true],
  ['a token after a spent one', withToken(withSpentToken(state), 't'), false, false],
  ['not displayed', { ...state, displayCaptcha: false }, false, false],
  ['not available', { ...state, isUnavailable: true }, false, false],
])('%s', (_, captcha, shown, unfinished) => {
  expect(showsCaptcha(captcha)).toBe(shown)
  expect(isCaptchaUnfinished(captcha)).toBe(unfinished)
})

test.each([
  [0, 5000],
  [95_000, 5000],
  [95_001, undefined],
  [100_000, undefined],
])('after %d ms the next poll for the visitor’s id is in %s ms', (elapsed, next) => {
  expect(nextVisitorIdPoll(elapsed)).toBe(next)
})
