import type { CompiledLanding, Manifest } from '../contract/index.ts'
import { type BySlug, bySlug } from '../rules/landing/by-slug.ts'

/** What is needed to find the landing of an address. */
export type RouteTable = {
  readonly basePath: string
  readonly defaultLocale: string
  readonly locales: ReadonlySet<string>
  /** The language of parameter values that are not language codes. */
  readonly parameterLocales: Readonly<Record<string, string>>
  readonly landings: Pick<BySlug<Pick<CompiledLanding, 'param'>>, 'get'>
}

/** The landing that an address leads to. */
export type Location = { readonly slug: string; readonly locale: string; readonly param?: string }

export function buildRouteTable({ site, landings }: Pick<Manifest, 'site' | 'landings'>): RouteTable {
  return {
    basePath: site.basePath,
    defaultLocale: site.defaultLocale,
    locales: new Set(site.locales.map(({ code }) => code)),
    parameterLocales: site.parameterLocales,
    landings: bySlug(landings),
  }
}

/** Path below the base path → location; undefined if no landing matches. A trailing slash is ignored. */
export function locateBelow(table: RouteTable, below: string): Location | undefined {
  const segments = below.replace(/\/$/, '').split('/')
  const [first = '', ...rest] = segments
  const prefixed = table.locales.has(first) && first !== table.defaultLocale
  const locale = prefixed ? first : table.defaultLocale
  const place = findLanding(table, prefixed ? rest : segments)
  return place && { ...place, locale }
}

function findLanding({ landings }: RouteTable, segments: readonly string[]): Omit<Location, 'locale'> | undefined {
  const whole = segments.join('/')
  const landing = landings.get(whole)
  if (landing) return landing.param?.required ? undefined : { slug: whole }
  const [slug = '', param] = segments
  if (segments.length !== 2 || !param || !landings.get(slug)?.param) return undefined
  return { slug, param: decode(param) }
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
