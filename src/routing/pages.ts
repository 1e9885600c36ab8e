import type { Manifest } from '../contract/index.ts'
import { landingPath } from '../rules/addresses/landing-path.ts'
import { type Location, locateBelow, type RouteTable } from './route-table.ts'

/** One page to build. */
export type PageAddress = {
  readonly slug: string
  readonly locale: string
  /** A known value of the landing's parameter, `otherValue` for any other value, null for none. */
  readonly param: string | null
  readonly path: string
}

/** Stands in a path for all values without a page of their own. That page is built once, in the default language. */
export const otherValue = '_'

/** Every page of every landing. */
export function listPages({ site, landings }: Pick<Manifest, 'site' | 'landings'>, table: RouteTable): PageAddress[] {
  return landings.flatMap(({ slug, param, locales }) => {
    const plain = param?.required ? [] : locales.map((locale) => ({ slug, locale }))
    const values = param ? [...(param.values ?? []), otherValue] : []
    const selectsLocale = param?.roles?.includes('locale')
    const prefixes = selectsLocale ? [site.defaultLocale] : locales
    const valued = values.flatMap((value) => prefixes.map((locale) => ({ slug, locale, param: value })))
    return [...plain, ...valued].map((location) => pageAt(table, location))
  })
}

/** The page at an address below the base path. */
export function findPage(table: RouteTable, below: string): PageAddress | undefined {
  const location = locateBelow(table, below)
  return location && pageAt(table, location)
}

function pageAt(table: RouteTable, { slug, locale, param }: Location): PageAddress {
  if (param === undefined) return { slug, locale, param: null, path: landingPath(table, { slug, locale }) }
  const { values = [], roles = [] } = table.landings.get(slug)?.param ?? {}
  const value = values.includes(param) ? param : otherValue
  if (!roles.includes('locale'))
    return { slug, locale, param: value, path: landingPath(table, { slug, locale, param: value }) }
  const language = localeOf(table, value)
  return { slug, locale: language, param: value, path: landingPath(table, { slug, param: value }) }
}

function localeOf({ locales, parameterLocales, defaultLocale }: RouteTable, value: string): string {
  return locales.has(value) ? value : (parameterLocales[value] ?? defaultLocale)
}
