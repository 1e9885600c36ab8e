import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import site from '../../../pages.config/site.json' with { type: 'json' }
import { chooseLocale, localeCookie } from '../../../src/rules/edge/locale-choice.ts'
import { closedMarket, currencyOfCountry } from '../../../src/rules/edge/market-law.ts'
import { mirrorRedirect } from '../../../src/rules/edge/mirror.ts'
import { scheduleState } from '../../../src/rules/edge/schedule-window.ts'

describe('the language of a visit', () => {
  test.each([
    ['a parameter precedes the prefix', { parameter: 'te', prefix: 'hi', cookie: 'pt' }, 'te', 'parameter'],
    ['the prefix precedes the cookie', { prefix: 'hi', cookie: 'pt', isFromHere: true }, 'hi', 'prefix'],
    ['a link without a language means the default', { isFromHere: true, cookie: 'hi' }, 'en', 'link'],
    ['the cookie precedes the browser', { cookie: 'pt', acceptLanguage: 'hi' }, 'pt', 'cookie'],
    ['an unknown cookie is ignored', { cookie: 'xx', acceptLanguage: 'hi' }, 'hi', 'accept-language'],
    ['the browser decides', { acceptLanguage: 'hi-IN,hi;q=0.9,en;q=0.8' }, 'hi', 'accept-language'],
    ['the default', {}, 'en', 'default'],
  ])('%s', (_, preferences, locale, reason) => {
    expect(chooseLocale(site, preferences)).toEqual({ locale, reason })
  })

  test.each([
    ['en-GB', 'en'],
    ['fr,de;q=0.9,tr;q=0.1', 'tr'],
    ['en;q=0.5,hi;q=0.9', 'hi'],
    ['bn;q=0.8,ta;q=0.9', 'bn'],
    ['hi;q=0,bn;q=0.1', 'bn'],
    ['pt-PT', 'pt'],
    ['PT-br', 'pt'],
    ['te', 'te'],
    ['hi-Latn-IN', 'hin'],
    ['hi-Latn', 'hin'],
    ['in', 'id'],
    ['uz-Cyrl-UZ', 'uz'],
    ['zh-Hant-TW, vi', 'vi'],
    ['hi ; q=0.7 , th ; q=0.8', 'th'],
  ])('a browser with %s gets %s', (acceptLanguage, locale) => {
    expect(chooseLocale(site, { acceptLanguage })).toEqual({ locale, reason: 'accept-language' })
  })

  test.each(['*', '', 'fr', ';q=1', 'hi;q=2', 'hi;q=x', 'hi_IN', '<script>', `${'fr,'.repeat(50)}hi`])(
    'a browser with "%s" gets the default',
    (acceptLanguage) => {
      expect(chooseLocale(site, { acceptLanguage })).toEqual({ locale: 'en', reason: 'default' })
    },
  )

  test('is always a language of the site', () => {
    const codes = site.locales.map(({ code }) => code)
    const code = fc.option(fc.string(), { nil: undefined })
    const preferences = fc.record({ parameter: code, prefix: code, cookie: code, acceptLanguage: code })
    fc.assert(
      fc.property(preferences, (some) => {
        expect(codes).toContain(chooseLocale(site, some).locale)
      }),
    )
  })

  test('is remembered for a year', () => {
    expect(localeCookie('hi')).toEqual({ name: 'i18n_lang', value: 'hi', maxAge: 31_536_000, path: '/' })
  })
})

describe('the mirror', () => {
  const hosts = { mainSite: 'www.powerplay.example', redirectHosts: ['mirror.powerplay.example'] }
  const mirror = 'https://mirror.powerplay.example/casino'

  test.each([
    [
      { mirred: '1', redirectUrl: mirror },
      { kind: 'redirect', address: mirror },
    ],
    [{ redirectUrl: mirror }, { kind: 'stay', reason: 'no-cookies' }],
    [{ mirred: '1' }, { kind: 'stay', reason: 'no-cookies' }],
    [
      { mirred: '', redirectUrl: mirror },
      { kind: 'stay', reason: 'no-cookies' },
    ],
    [
      { mirred: '1', redirectUrl: 'undefined' },
      { kind: 'stay', reason: 'undefined' },
    ],
    [
      { mirred: '1', redirectUrl: 'https://evil.example/' },
      { kind: 'stay', reason: 'unknown-host' },
    ],
    [
      { mirred: '1', redirectUrl: 'javascript:alert(1)' },
      { kind: 'stay', reason: 'not-https' },
    ],
  ])('with %j', (cookies, expected) => {
    expect(mirrorRedirect(new Map(Object.entries(cookies)), hosts, 'www.powerplay.example')).toEqual(expected)
  })

  test('does not redirect to itself', () => {
    const cookies = new Map(Object.entries({ mirred: '1', redirectUrl: mirror }))
    expect(mirrorRedirect(cookies, hosts)).toEqual({ kind: 'redirect', address: mirror })
    const stay = { kind: 'stay', reason: 'already-here' }
    expect(mirrorRedirect(cookies, hosts, 'mirror.powerplay.example')).toEqual(stay)
  })
})

describe('the law of a country', () => {
  const market = (id: string, open: boolean, countries: string[], currencies: string[]) => ({
    id,
    open,
    countries,
    currencies,
  })
  const markets = [
    market('africa', false, ['ZM', 'KE'], ['ZMW']),
    market('india', false, ['IN'], ['INR']),
    market('kenya', true, ['KE'], ['KES']),
  ]

  test.each([
    ['IN', 'india', 'INR'],
    ['in', 'india', 'INR'],
    ['KE', undefined, 'KES'],
    ['ZM', 'africa', 'ZMW'],
    ['DE', undefined, undefined],
    [undefined, undefined, undefined],
  ])('%s: closed market %s, currency %s', (country, closed, currency) => {
    expect(closedMarket(markets, country)?.id).toBe(closed)
    expect(currencyOfCountry(markets, country)).toBe(currency)
  })
})

describe('a schedule', () => {
  const from = '2027-03-20T00:00:00+05:30'
  const until = '2027-05-31T00:00:00+05:30'
  test.each([
    [null, '2020-01-01T00:00:00Z', 'always'],
    [{ fallback: 'x' }, '2020-01-01T00:00:00Z', 'always'],
    [{ fallback: 'x', from, until }, '2027-03-19T18:29:59Z', 'not-yet'],
    [{ fallback: 'x', from, until }, '2027-03-19T18:30:00Z', 'running'],
    [{ fallback: 'x', from, until }, '2027-05-30T18:29:59Z', 'running'],
    [{ fallback: 'x', from, until }, '2027-05-30T18:30:00Z', 'over'],
    [{ fallback: 'x', from }, '2040-01-01T00:00:00Z', 'running'],
    [{ fallback: 'x', until }, '2020-01-01T00:00:00Z', 'running'],
  ])('%j at %s: %s', (schedule, now, expected) => {
    expect(scheduleState(schedule, Date.parse(now))).toBe(expected)
  })
})
