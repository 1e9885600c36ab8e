import { describe, expect, test } from 'vitest'
import { findPage } from '../../../src/routing/pages.ts'
import { buildRouteTable } from '../../../src/routing/route-table.ts'
import { decideAtEdge } from '../../../src/rules/edge/edge-decision.ts'
import type { EdgeLanding, EdgeRequest, EdgeSite } from '../../../src/rules/edge/edge-request.ts'
import { manifest } from '../../shipped.ts'

const table = buildRouteTable(manifest)
const demo = {
  site: manifest.site,
  markets: manifest.markets,
  landings: new Map<string, EdgeLanding>(manifest.landings.map((landing) => [landing.slug, landing])),
  findPage: (below: string) => findPage(table, below),
  redirects: new Map([
    ['aviator-2024', 'aviator-1'],
    ['old/terms', 'landwelcome'],
    ['old-road', 'aviatro'],
  ]),
} satisfies EdgeSite
const live: EdgeSite = { ...demo, site: { ...demo.site, mode: 'live' } }

type Change = Omit<Partial<EdgeRequest>, 'query' | 'cookies'> & {
  readonly query?: string
  readonly cookies?: Readonly<Record<string, string>>
}

const request = (below: string, { query = '', cookies = {}, ...more }: Change = {}): EdgeRequest => ({
  method: 'GET',
  path: `/new-promo-ipl/${below}`,
  now: Date.parse('2027-04-01T12:00:00Z'),
  ...more,
  query: new URLSearchParams(query),
  cookies: new Map(Object.entries(cookies)),
})
const decide = (below: string, change?: Change, site: EdgeSite = demo) => decideAtEdge(request(below, change), site)
const decision = (below: string, change?: Change, site: EdgeSite = demo) => decide(below, change, site).decision

const mirror = 'https://mirror.powerplay.example/'
const mirrored = { mirred: '1', redirectUrl: mirror }

describe('a page is served', () => {
  test.each([
    ['aviator-1', {}, '/new-promo-ipl/aviator-1'],
    ['hi/aviator-1', { acceptLanguage: 'pt' }, '/new-promo-ipl/hi/aviator-1'],
    ['aviator-1/te', { cookies: { i18n_lang: 'hi' } }, '/new-promo-ipl/aviator-1/te'],
    ['hi/aviator-1/te', {}, '/new-promo-ipl/aviator-1/te'],
    ['aviator-1/nonsense', { cookies: { i18n_lang: 'hi' } }, '/new-promo-ipl/aviator-1/_'],
    ['aviator-1', { isFromHere: true, cookies: { i18n_lang: 'hi' } }, '/new-promo-ipl/aviator-1'],
    ['', { acceptLanguage: 'en-GB' }, '/new-promo-ipl/'],
    ['aviator-1', { method: 'HEAD' }, '/new-promo-ipl/aviator-1'],
    ['aviator-1', { country: 'IN' }, '/new-promo-ipl/aviator-1'],
    ['aviator-1', { cookies: { mirred: '1', redirectUrl: 'https://evil.example/' } }, '/new-promo-ipl/aviator-1'],
  ])('%s with %j: %s', (below, change, path) => {
    expect(decision(below, change)).toMatchObject({ kind: 'page', page: { path } })
  })

  test('with the cookies for the next pages', () => {
    const query = 'value_1=o1&click_id=c1&val_cur=bdt'
    const { cookies } = decision('hi/aviator-1', { query }) as { cookies: readonly { name: string; value: string }[] }
    expect(cookies.map(({ name, value }) => [name, value])).toEqual([
      ['i18n_lang', 'hi'],
      ['click_id', 'c1'],
      ['offer_id', 'o1'],
      ['currency', 'BDT'],
    ])
  })

  test('without cookies that are already set', () => {
    const known = { i18n_lang: 'en', offer_id: 'o1', currency: 'INR' }
    expect(decision('aviator-1', { cookies: known })).toMatchObject({ kind: 'page', cookies: [] })
  })

  test.each([
    ['hi/aviator-1', 'pt', 'hi'],
    ['aviator-1/te', 'pt', undefined],
    ['aviator-1/te', '', 'te'],
  ])('%s, with the language "%s" remembered, remembers %s', (below, i18n_lang, expected) => {
    const { cookies } = decision(below, { cookies: { i18n_lang } }) as { cookies: readonly { value: string }[] }
    expect(cookies.map(({ value }) => value)).toEqual(expected ? [expected] : [])
  })

  test.each([
    ['landambassador', { country: 'BD' }, 'BDT'],
    ['landambassador', { country: 'BD', query: 'currency=USD' }, 'USD'],
    ['landambassador', { country: 'BD', cookies: { currency: 'INR' } }, undefined],
    ['landambassador', {}, undefined],
    ['aviator-1', { country: 'BD' }, undefined],
  ])('%s with %j remembers the currency %s', (below, change, currency) => {
    const { cookies } = decision(below, change) as { cookies: readonly { name: string; value: string }[] }
    expect(cookies.find(({ name }) => name === 'currency')?.value).toBe(currency)
  })
})

describe('the visitor is redirected', () => {
  test.each([
    ['aviator-1', { cookies: { i18n_lang: 'hi' } }, 'hi', '/new-promo-ipl/hi/aviator-1'],
    ['aviator-1', { acceptLanguage: 'te-IN' }, 'te', '/new-promo-ipl/te/aviator-1'],
    ['aviator-1', { acceptLanguage: 'pt', query: 'a=1&b=x y' }, 'pt', '/new-promo-ipl/pt/aviator-1?a=1&b=x+y'],
    ['', { acceptLanguage: 'hi' }, 'hi', '/new-promo-ipl/hi'],
    ['world-cup-giveaway/terms', { acceptLanguage: 'hi' }, 'hi', '/new-promo-ipl/hi/world-cup-giveaway/terms'],
  ])('to their language: %s with %j', (below, change, locale, address) => {
    expect(decision(below, change)).toEqual({ kind: 'locale', locale, address })
  })

  test('only once', () => {
    const change = { acceptLanguage: 'hi', cookies: { i18n_lang: 'pt' } }
    const moved = decision('aviator-1', change)
    if (moved.kind !== 'locale') throw new Error(moved.kind)
    expect(decision(moved.address.slice('/new-promo-ipl/'.length), change).kind).toBe('page')
  })

  test('to the mirror, from any address', () => {
    expect(decision('aviator-1', { cookies: mirrored })).toEqual({ kind: 'mirror', address: mirror })
    expect(decision('nobody', { cookies: mirrored })).toEqual({ kind: 'mirror', address: mirror })
    expect(decision('aviator-1', { cookies: mirrored, host: 'mirror.powerplay.example' }).kind).toBe('page')
  })

  test.each([
    ['aviator-2024', {}, '/new-promo-ipl/aviator-1'],
    ['aviator-2024/', { query: 'value_1=7&a=b' }, '/new-promo-ipl/aviator-1?value_1=7&a=b'],
    ['hi/aviator-2024', { acceptLanguage: 'pt' }, '/new-promo-ipl/hi/aviator-1'],
    ['aviator-2024/te', {}, '/new-promo-ipl/aviator-1/te'],
    ['old/terms', {}, '/new-promo-ipl/landwelcome'],
    ['old/terms/te', {}, '/new-promo-ipl/landwelcome'],
    ['old-road', {}, '/new-promo-ipl/aviatro/en'],
  ])('from the former address %s with %j to %s', (below, change, address) => {
    const answer = decide(below, change)
    expect(answer.decision).toMatchObject({ kind: 'moved', address })
    expect(answer.trace.at(-1)).toMatchObject({ step: 'redirect', reason: 'moved' })
  })

  test('but not from an address that only resembles a former one', () => {
    for (const below of ['aviator-2024/te/more', 'aviator-202', 'old', 'AVIATOR-2024'])
      expect(decision(below).kind).toBe('not-found')
  })

  test.each([
    ['2027-01-01T00:00:00Z', 'offer', {}, '/new-promo-ipl/aviator-1', 'not-yet'],
    ['2029-01-01T00:00:00Z', 'hi/offer', {}, '/new-promo-ipl/hi/aviator-1', 'over'],
    ['2029-01-01T00:00:00Z', 'offer', { query: 'a=1' }, '/new-promo-ipl/aviator-1?a=1', 'over'],
    ['2029-01-01T00:00:00Z', 'required', {}, '/new-promo-ipl/teenpatti/en', 'over'],
  ])('to the fallback at %s from %s', (now, below, change, address, reason) => {
    const window = { from: '2027-03-01T00:00:00Z', until: '2028-01-01T00:00:00Z' }
    const offer = { slug: 'offer', param: null, currencyByIp: false, schedule: { ...window, fallback: 'aviator-1' } }
    const required = { ...offer, slug: 'required', schedule: { ...window, fallback: 'teenpatti' } }
    const landings = new Map(demo.landings).set('offer', offer).set('required', required)
    const inOrder = [...landings.keys()].sort().map((slug) => ({ ...landings.get(slug), slug }))
    const routes = buildRouteTable({ site: demo.site, landings: inOrder as typeof manifest.landings })
    const site = { ...demo, landings, findPage: (text: string) => findPage(routes, text) }
    const answer = decide(below, { ...change, now: Date.parse(now) }, site)
    expect(answer.decision).toMatchObject({ kind: 'fallback', address })
    expect(answer.trace.at(-1)).toEqual({ step: 'schedule', outcome: 'fallback', reason })
    expect(decision(below, { ...change, now: Date.parse('2027-06-01T00:00:00Z') }, site).kind).toBe('page')
  })
})

describe('the visitor is refused', () => {
  test.each([
    ['nobody', {}, 'en', '/'],
    ['hi/nobody', { query: 'a=1' }, 'hi', '/hi?a=1'],
    ['teenpatti', { acceptLanguage: 'pt' }, 'pt', '/pt'],
    ['aviator-1', { method: 'POST' }, 'en', '/'],
    ['../elsewhere', {}, 'en', '/'],
  ])('%s with %j does not exist', (below, change, locale, mainSite) => {
    expect(decision(below, change)).toEqual({ kind: 'not-found', locale, mainSite })
  })

  test('an address outside the base path is not found', () => {
    expect(decideAtEdge({ ...request(''), path: '/elsewhere' }, demo).decision.kind).toBe('not-found')
  })

  test.each([
    ['IN', 'denied'],
    ['in', 'denied'],
    ['KE', 'page'],
    ['DE', 'page'],
    [undefined, 'page'],
  ])('a live site answers visitors from %s: %s', (country, kind) => {
    expect(decision('hi/aviator-1', { country }, live).kind).toBe(kind)
    expect(decision('hi/aviator-1', { country }, demo).kind).toBe('page')
  })

  test('a closed market is named, in the visitor’s language', () => {
    expect(decision('aviator-1', { country: 'IN', acceptLanguage: 'hi' }, live)).toEqual({
      kind: 'denied',
      market: 'india',
      locale: 'hi',
      message: 'ui.notice.country-blocked',
    })
  })
})

describe('the trace explains the decision', () => {
  test('of a page', () => {
    expect(decide('aviator-1/te', { country: 'KE' }, live).trace).toEqual([
      { step: 'mirror', outcome: 'stay', reason: 'no-cookies' },
      { step: 'route', outcome: 'aviator-1', reason: 'address-with-parameter' },
      { step: 'market', outcome: 'served', reason: 'not-closed' },
      { step: 'schedule', outcome: 'shown', reason: 'always' },
      { step: 'locale', outcome: 'te', reason: 'parameter' },
    ])
  })

  test('of a page that does not exist', () => {
    expect(decide('nobody').trace).toEqual([
      { step: 'mirror', outcome: 'stay', reason: 'no-cookies' },
      { step: 'redirect', outcome: 'none', reason: 'no-redirect' },
      { step: 'route', outcome: 'not-found', reason: 'no-landing' },
    ])
  })

  test('of a mirror that is not ours', () => {
    const cookies = { mirred: '1', redirectUrl: 'https://evil.example/' }
    expect(decide('aviator-1', { cookies }).trace[0]).toEqual({
      step: 'mirror',
      outcome: 'stay',
      reason: 'unknown-host',
    })
  })
})
