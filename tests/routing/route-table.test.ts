import { createMemoryHistory } from '@tanstack/react-router'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { href } from '../../src/routing/href.ts'
import { createLandingRouter } from '../../src/routing/landing-route.ts'
import { buildRouteTable, locateBelow, type RouteTable } from '../../src/routing/route-table.ts'
import { manifest } from '../shipped.ts'

const table: RouteTable = {
  basePath: '/new-promo-ipl/',
  defaultLocale: 'en',
  locales: new Set(['en', 'hi', 'hin']),
  parameterLocales: { ph: 'en' },
  landings: new Map([
    ['', { param: null }],
    ['1win', { param: null }],
    ['aviator-1', { param: { name: 'id', required: false } }],
    ['aviamaster', { param: { name: 'id', required: true } }],
    ['world-cup-giveaway', { param: null }],
    ['world-cup-giveaway/terms', { param: null }],
  ]),
}

/** Path → location, as on the server. */
const locate = (within: RouteTable, path: string) =>
  path.startsWith(within.basePath) ? locateBelow(within, path.slice(within.basePath.length)) : undefined

const cases: [path: string, location: ReturnType<typeof locate>][] = [
  ['/new-promo-ipl/', { slug: '', locale: 'en' }],
  ['/new-promo-ipl/hi', { slug: '', locale: 'hi' }],
  ['/new-promo-ipl/hin/', { slug: '', locale: 'hin' }],
  ['/new-promo-ipl/1win', { slug: '1win', locale: 'en' }],
  ['/new-promo-ipl/1win/', { slug: '1win', locale: 'en' }],
  ['/new-promo-ipl/hi/1win', { slug: '1win', locale: 'hi' }],
  ['/new-promo-ipl/aviator-1', { slug: 'aviator-1', locale: 'en' }],
  ['/new-promo-ipl/aviator-1/hi', { slug: 'aviator-1', locale: 'en', param: 'hi' }],
  ['/new-promo-ipl/hi/aviator-1/ph', { slug: 'aviator-1', locale: 'hi', param: 'ph' }],
  ['/new-promo-ipl/aviamaster/en', { slug: 'aviamaster', locale: 'en', param: 'en' }],
  ['/new-promo-ipl/world-cup-giveaway/terms', { slug: 'world-cup-giveaway/terms', locale: 'en' }],
  ['/new-promo-ipl/hi/world-cup-giveaway/terms', { slug: 'world-cup-giveaway/terms', locale: 'hi' }],
  ['/new-promo-ipl', undefined],
  ['/new-promo-ipl/aviamaster', undefined],
  ['/new-promo-ipl/1win/hi', undefined],
  ['/new-promo-ipl/en/1win', undefined],
  ['/new-promo-ipl/nobody', undefined],
  ['/new-promo-ipl/aviator-1/hi/more', undefined],
  ['/new-promo-ipl/world-cup-giveaway/more', undefined],
  ['/new-promo-ipl//1win', undefined],
]

describe('an address leads to one landing in one language, or to none', () => {
  test.each(cases)('%s', (path, location) => {
    expect(locate(table, path)).toEqual(location)
  })

  test('every shipped landing is found at its own address, in every language', () => {
    const shipped = buildRouteTable(manifest)
    for (const { slug, param, locales } of manifest.landings) {
      for (const locale of locales) {
        const prefix = locale === 'en' ? '' : `${locale}/`
        const value = param?.required ? { param: param.values?.[0] ?? 'x' } : {}
        const path = `${manifest.site.basePath}${prefix}${slug}${value.param ? `/${value.param}` : ''}`
        expect(locate(shipped, path)).toEqual({ slug, locale, ...value })
      }
    }
  })

  test('addresses outside the base path lead to none', () => {
    expect(locate(table, '/admin/1win')).toBeUndefined()
  })
})

describe('the router agrees with the table', () => {
  test.each(cases)('%s', async (path, location) => {
    const router = createLandingRouter({
      ...table,
      locate: (below) => locateBelow(table, below),
      load: (whole) => whole,
      component: () => null,
    })
    router.update({ history: createMemoryHistory({ initialEntries: [path] }) })
    await router.load()
    const [, landing] = router.state.matches
    if (location) {
      expect(landing?.params).toMatchObject(location)
      expect(landing?.loaderData).toBe(path)
    } else expect(landing).toBeUndefined()
  })
})

describe('href', () => {
  test('writes language, parameter, query and anchor', () => {
    expect(href('1win')).toBe('/new-promo-ipl/1win')
    expect(href('')).toBe('/new-promo-ipl/')
    expect(href('aviator-1', { param: 'hi', locale: 'te', query: { value_1: 'a b' }, hash: 'steps' })).toBe(
      '/new-promo-ipl/te/aviator-1/hi?value_1=a+b#steps',
    )
    expect(href('aviamaster', { param: 'en', locale: 'en' })).toBe('/new-promo-ipl/aviamaster/en')
  })

  test('writes addresses that are found again', () => {
    const param = fc.string({ minLength: 1 }).filter((text) => text !== '.' && text !== '..')
    fc.assert(
      fc.property(param, fc.constantFrom('en', 'hi', 'hin' as const), (text, locale) => {
        const path = href('aviator-1', { param: text, locale: locale as 'hi' })
        expect(locate(table, path)).toEqual({ slug: 'aviator-1', locale, param: text })
      }),
    )
  })

  test('what does not exist does not compile', () => {
    const mistakes = () => [
      // @ts-expect-error There is no such landing.
      href('nope'),
      // @ts-expect-error Its parameter is required.
      href('aviamaster'),
      // @ts-expect-error Its parameter is required, a language does not replace it.
      href('aviamaster', { locale: 'hi' }),
      // @ts-expect-error It has no parameter.
      href('1win', { param: 'hi' }),
      // @ts-expect-error There is no such language.
      href('1win', { locale: 'xx' }),
    ]
    expect(mistakes).toBeTypeOf('function')
  })
})
