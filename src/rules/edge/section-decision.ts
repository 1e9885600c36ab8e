import type { Article, Game, Manifest, Section } from '../../contract/index.ts'
import { withQuery } from '../addresses/with-query.ts'
import { findArticlePlace } from '../articles/article-place.ts'
import { affiliateCookies } from '../attribution.ts'
import type { Cookies, CookieToSet } from '../cookie.ts'
import { currencyCookie, queriedCurrency } from '../form/currency-choice.ts'
import { findCasinoPlace, isCasinoScreen } from '../main-site/casino-place.ts'
import { doorOf } from '../main-site/door.ts'
import { signInPath } from '../main-site/own-addresses.ts'
import { readSectionAddress, sectionAddress } from '../main-site/section-address.ts'
import { findSportsPlace, isSportsScreen, type SportsPlace } from '../main-site/sports-place.ts'
import type { EdgeRequest, EdgeSite } from './edge-request.ts'
import { marketStep, mirrorStep } from './edge-steps.ts'
import { chooseLocale, localeCookie } from './locale-choice.ts'

export type SectionSite = EdgeSite & { readonly manifest: Manifest }

export type SectionDecision =
  | {
      readonly kind: 'section'
      readonly section: Section
      /** What a page of the sportsbook is about. */
      readonly place?: SportsPlace
      readonly article?: Article
      /** The game of a page of the casino. */
      readonly game?: Game
      readonly path: string
      readonly locale: string
      readonly cookies: readonly CookieToSet[]
    }
  | { readonly kind: 'redirect'; readonly address: string; readonly cookies: readonly CookieToSet[] }
  | { readonly kind: 'denied'; readonly locale: string }

/** Decides how to answer a request for a section of the main site; undefined if there is no such section. */
export function decideSection(request: EdgeRequest, site: SectionSite): SectionDecision | undefined {
  const { manifest } = site
  const { path, prefix } = readSectionAddress(manifest.site, request.path)
  const { section, place, article, game } = sectionAt(manifest, path)
  if (!section && path !== signInPath) return undefined
  const language = languageOf(request, site)
  const { locale } = language
  const visit = { request, site, language }
  const mirror = mirrorStep(visit).decision
  if (mirror?.kind === 'mirror') return redirectTo(mirror.address)
  if (marketStep(visit).decision) return { kind: 'denied', locale }
  const door = doorFor(request, manifest, { locale, back: section ? path : '/' })
  if (door !== undefined || !section) return redirectTo(door ?? sectionAddress(manifest.site, '/', locale))
  return (
    themeChange(request, request.path) ??
    (locale === (prefix ?? manifest.site.defaultLocale)
      ? {
          kind: 'section',
          section,
          ...(place && { place }),
          ...(article && { article }),
          ...(game && { game }),
          path,
          locale,
          cookies: cookiesOf(request, manifest, locale),
        }
      : redirectTo(withSearch(sectionAddress(manifest.site, path, locale), request.query)))
  )
}

type Found = {
  readonly section?: Section
  readonly place?: SportsPlace
  readonly game?: Game
  readonly article?: Article
}

/** Pages of the sportsbook and of the casino, and articles, may be below their section. */
function sectionAt(manifest: Manifest, path: string): Found {
  const section = manifest.sections.find((one) => one.path === path)
  if (section && !isSportsScreen(section.screen) && !isCasinoScreen(section.screen)) return { section }
  return findSportsPlace(manifest, path) ?? findCasinoPlace(manifest, path) ?? findArticlePlace(manifest, path) ?? {}
}

/** The language of an answer of the main site, also where no section is. */
export function languageOf(request: EdgeRequest, { site }: Pick<EdgeSite, 'site'>) {
  return chooseLocale(site, {
    prefix: readSectionAddress(site, request.path).prefix,
    isFromHere: request.isFromHere,
    cookie: request.cookies.get('i18n_lang'),
    acceptLanguage: request.acceptLanguage,
  })
}

/** Whether somebody may be signed in: only the calls know. */
export const maybeSignedIn = (cookies: Cookies): boolean => cookies.has('signed_in') || cookies.has('access_token')

const redirectTo = (address: string, cookies: readonly CookieToSet[] = []): SectionDecision => ({
  kind: 'redirect',
  address,
  cookies,
})

const withSearch = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path)

/** Parameters with which landings ask for a dialog, and what they open. */
const dialogs = { auth: 'signIn', show_reg: 'signUp' } as const

/** The dialog that the address asks for; none for those who are signed in. */
function doorFor(request: EdgeRequest, manifest: Manifest, place: Parameters<typeof doorOf>[1]): string | undefined {
  const { query, cookies, path } = request
  const names = Object.keys(dialogs) as (keyof typeof dialogs)[]
  const asked = names.find((name) => query.get(name) === 'true')
  const isSignIn = readSectionAddress(manifest.site, path).path === signInPath
  if (maybeSignedIn(cookies) || (!asked && !isSignIn)) return undefined
  const { pathname, search, hash } = new URL(doorOf(manifest, place)[asked ? dialogs[asked] : 'signIn'], 'https://here')
  const brought = [...query].filter(([name]) => !(name in dialogs))
  return `${pathname}?${withQuery(search, brought, {})}${hash}`
}

const oneYear = 31_536_000

/** A theme that the address asks for is remembered; its parameter is not part of the page's address. */
function themeChange({ query }: EdgeRequest, path: string): SectionDecision | undefined {
  const theme = query.get('theme')
  if (theme !== 'light' && theme !== 'dark') return undefined
  const rest = new URLSearchParams(query)
  rest.delete('theme')
  return redirectTo(withSearch(path, rest), [{ name: 'theme', value: theme, maxAge: oneYear, path: '/' }])
}

function cookiesOf({ query, cookies }: EdgeRequest, { site }: Manifest, locale: string): CookieToSet[] {
  const currency = queriedCurrency(site, query)
  return [
    ...(cookies.get('i18n_lang') === locale ? [] : [localeCookie(locale)]),
    ...affiliateCookies(query),
    ...(currency ? [currencyCookie(currency)] : []),
  ]
}
