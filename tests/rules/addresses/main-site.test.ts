import { describe, expect, test } from 'vitest'
import { destination, onwardAddress, redirectToStore } from '../../../src/rules/addresses/destination.ts'
import { signInTarget } from '../../../src/rules/addresses/sign-in-link.ts'
import { successEvent } from '../../../src/rules/session/success-event.ts'

const hosts = {
  mainSite: 'www.powerplay.example',
  redirectHosts: ['www.powerplay.example', 'mirror.powerplay.example'],
}
const visit = (query = '', locale = 'en') => ({ hosts, defaultLocale: 'en', locale, query: new URLSearchParams(query) })

describe('the sign-in link', () => {
  test('opens the landing’s dialog', () => {
    const signIn = { kind: 'dialog', dialog: 'authFortune' } as const
    expect(signInTarget(signIn, visit())).toEqual({ kind: 'dialog', dialog: 'authFortune' })
  })

  test.each([
    ['sign-in-page', '', 'en', 'https://www.powerplay.example/login'],
    ['sign-in-page', 'value_1=7', 'hi', 'https://www.powerplay.example/hi/login?value_1=7'],
    ['main-site', '', 'en', 'https://www.powerplay.example/?auth=true'],
    ['main-site', 'a=1&b=2', 'hi', 'https://www.powerplay.example/hi?a=1&b=2&auth=true'],
    ['main-site', 'auth=false', 'en', 'https://www.powerplay.example/?auth=true'],
    [
      'main-site',
      'fdom=mirror.powerplay.example',
      'pt',
      'https://mirror.powerplay.example/pt?fdom=mirror.powerplay.example&auth=true',
    ],
    ['main-site', 'fdom=evil.example', 'en', 'https://www.powerplay.example/?fdom=evil.example&auth=true'],
  ] as const)('%s with "%s" in %s', (kind, query, locale, address) => {
    expect(signInTarget({ kind }, visit(query, locale))).toEqual({ kind: 'address', address })
  })
})

describe('the destination of a landing', () => {
  const slot = { path: '/casino/slot/aviator' }
  test.each([
    [slot, '', 'en', false, 'https://www.powerplay.example/casino/slot/aviator?welcomeme=1'],
    [slot, '', 'en', true, 'https://www.powerplay.example/casino/slot/aviator?welcomeme=1&newReg=true'],
    [slot, 'click_id=7', 'te', false, 'https://www.powerplay.example/te/casino/slot/aviator?click_id=7&welcomeme=1'],
    [slot, 'a=1&a=2', 'en', false, 'https://www.powerplay.example/casino/slot/aviator?a=1&welcomeme=1'],
    [{ path: '/' }, '', 'hi', false, 'https://www.powerplay.example/hi?welcomeme=1'],
    [
      { path: '/bonuses', query: { tab: 'all' } },
      'tab=none',
      'en',
      false,
      'https://www.powerplay.example/bonuses?tab=all&welcomeme=1',
    ],
    [slot, 'newReg=true', 'en', false, 'https://www.powerplay.example/casino/slot/aviator?welcomeme=1'],
  ])('%j with "%s" in %s, new: %s', (section, query, locale, isNew, address) => {
    expect(destination(visit(query, locale), section, isNew).address).toBe(address)
  })

  test('says why its host was chosen', () => {
    expect(destination(visit('fdom=evil.example'), slot, true).host).toEqual({
      host: 'www.powerplay.example',
      reason: 'fdom-refused',
    })
  })
})

describe('the redirect in a response', () => {
  test.each([
    [
      'https://www.powerplay.example/hi/casino?a=1',
      '',
      'https://www.powerplay.example/hi/casino?a=1&redirect_event_place=after_reg',
    ],
    [
      'https://www.powerplay.example/casino',
      'fdom=mirror.powerplay.example',
      'https://mirror.powerplay.example/casino?redirect_event_place=after_reg',
    ],
    [
      'https://mirror.powerplay.example/casino',
      'fdom=evil.example',
      'https://mirror.powerplay.example/casino?redirect_event_place=after_reg',
    ],
  ])('%s with "%s" is stored', (redirectUrl, query, address) => {
    expect(redirectToStore(redirectUrl, visit(query), 'after_reg')).toEqual({ kind: 'stored', address })
  })

  test.each([
    ['https://evil.example/', 'fdom=mirror.powerplay.example', 'unknown-host'],
    ['http://www.powerplay.example/', '', 'not-https'],
    [undefined, '', 'missing'],
  ])('%s with "%s" is refused', (redirectUrl, query, reason) => {
    expect(redirectToStore(redirectUrl, visit(query), 'after_login')).toEqual({ kind: 'refused', reason })
  })

  test.each([
    [
      'https://www.powerplay.example/x',
      'https://www.powerplay.example/x?redirect_event_place=after_login&welcomeme=1',
      'redirect-url',
    ],
    [undefined, 'https://www.powerplay.example/sports?welcomeme=1', 'section'],
    ['https://evil.example/', 'https://www.powerplay.example/sports?welcomeme=1', 'refused-unknown-host'],
  ])('%s: the visitor goes on to %s', (redirectUrl, address, reason) => {
    const success = {
      visit: visit(),
      section: { path: '/sports' },
      redirectUrl,
      isNew: false,
      place: 'after_login',
    } as const
    expect(onwardAddress(success)).toEqual({ address, reason })
  })
})

test('a success is recorded as a registration or a sign-in', () => {
  const cookie = { name: 'newReg', value: 'true', maxAge: 3600, path: '/' }
  expect(successEvent(true)).toEqual({ action: 'register', place: 'after_reg', cookies: [cookie] })
  expect(successEvent(false)).toEqual({ action: 'login', place: 'after_login', cookies: [] })
})
