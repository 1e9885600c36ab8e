import { describe, expect, test } from 'vitest'
import { requestHeaders } from '../../../src/rules/session/request-headers.ts'
import {
  afterRefreshFailure,
  afterUnauthorized,
  beforeCall,
  isAccessExpired,
  isAuthenticated,
  sessionCookies,
} from '../../../src/rules/session/session-rules.ts'
import { accessTokenAge, readTokenData } from '../../../src/rules/session/token-data.ts'

describe('a session', () => {
  test.each([
    ['r', 'a', true, false, 'send', 'refresh-and-retry'],
    ['r', null, true, true, 'refresh', 'refresh-and-retry'],
    [null, 'a', false, false, 'send-anonymously', 'give-up'],
    [null, null, false, true, 'send-anonymously', 'give-up'],
    ['', '', false, true, 'send-anonymously', 'give-up'],
  ])('with refresh token %j and access token %j', (refreshToken, accessToken, known, expired, before, after) => {
    const session = { refreshToken, accessToken }
    expect(isAuthenticated(session)).toBe(known)
    expect(isAccessExpired(session)).toBe(expired)
    expect(beforeCall(session)).toBe(before)
    expect(afterUnauthorized(session, false)).toBe(after)
  })

  test('ends if a refreshed token is refused', () => {
    expect(afterUnauthorized({ refreshToken: 'r', accessToken: 'a' }, true)).toBe('log-out')
  })

  test.each([
    [429, 0, { kind: 'retry', afterMilliseconds: 5000 }],
    [429, 2, { kind: 'retry', afterMilliseconds: 5000 }],
    [429, 3, { kind: 'log-out' }],
    [400, 0, { kind: 'log-out' }],
    [401, 0, { kind: 'log-out' }],
  ])('whose refresh fails with %d after %d retries', (status, retries, expected) => {
    expect(afterRefreshFailure(status, retries)).toEqual(expected)
  })

  test.each([500, 503])('whose refresh fails with %d ends with a notice', (status) => {
    expect(afterRefreshFailure(status, 0)).toEqual({
      kind: 'log-out',
      notice: { type: 'error', color: 'red', messages: [{ kind: 'message', id: 'ui.notice.session-refresh' }] },
    })
  })

  test('removes its cookies', () => {
    expect(sessionCookies).toEqual(['no_deposit_dialog', 'id', 'hash'])
  })
})

describe('the tokens of a response', () => {
  const tokens = { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 1_800_000_000 }

  test('are read without other properties', () => {
    expect(readTokenData({ ...tokens, more: 1 })).toEqual(tokens)
  })

  test.each([
    [null],
    [undefined],
    ['a'],
    [{}],
    [{ ...tokens, access_token: '' }],
    [{ ...tokens, refresh_token: null }],
    [{ ...tokens, token_type: undefined }],
    [{ ...tokens, expires_in: '1800000000' }],
    [{ ...tokens, expires_in: 0 }],
    [{ ...tokens, expires_in: Number.NaN }],
  ])('%j are invalid', (answer) => {
    expect(() => readTokenData(answer)).toThrow('Invalid token data')
  })

  test.each([
    [1_799_999_100, 900],
    [1_799_999_100.7, 899],
    [1_800_000_001, 0],
  ])('at %d the access token lives for %d s', (now, age) => {
    expect(accessTokenAge(tokens, now)).toBe(age)
  })
})

test.each([
  [{ path: '/settings', locale: 'hi' }, { 'Accept-Language': 'hi' }],
  [{ path: '/settings', locale: 'pt' }, { 'Accept-Language': 'pt-br' }],
  [
    {
      path: '/bonus-management/x',
      locale: 'en',
      tokens: { token_type: 'Bearer', access_token: 'a' },
      fingerprint: 'f',
    },
    {
      Authorization: 'Bearer a',
      'Accept-Language': 'en',
      'Device-Fingerprint': 'f',
      'Content-Location': '/bonus-management/x',
    },
  ],
])('the headers of %j', (sender, expected) => {
  expect(requestHeaders(sender)).toEqual(expected)
})
