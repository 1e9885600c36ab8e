import { mainSiteAddress } from '../addresses/main-site-address.ts'
import { affiliateCookies } from '../attribution.ts'
import type { CookieToSet } from '../cookie.ts'
import { currencyCookie, queriedCurrency } from '../form/currency-choice.ts'
import { noticeIds } from '../session/notification.ts'
import type { EdgeDecision, EdgeStep } from './edge-request.ts'
import { addressOf, type EdgePlace, type EdgeVisit, parameterFor } from './edge-visit.ts'
import { localeCookie } from './locale-choice.ts'
import { closedMarket, currencyOfCountry } from './market-law.ts'
import { mirrorRedirect } from './mirror.ts'
import { findRedirect } from './redirect.ts'
import { scheduleState } from './schedule-window.ts'

export type Step = EdgeStep & { readonly decision?: EdgeDecision }

export type LastStep = EdgeStep & { readonly decision: EdgeDecision }

export function mirrorStep({ request, site }: EdgeVisit): Step {
  const mirror = mirrorRedirect(request.cookies, site.site.hosts, request.host)
  if (mirror.kind === 'stay') return { step: 'mirror', outcome: 'stay', reason: mirror.reason }
  return {
    step: 'mirror',
    outcome: 'redirect',
    reason: 'cookies',
    decision: { kind: 'mirror', address: mirror.address },
  }
}

/** The former address of a landing leads to the one that takes its place. */
export function movedStep(visit: EdgeVisit): Step {
  const moved = findRedirect(visit.request.path, visit.site)
  if (!moved) return { step: 'redirect', outcome: 'none', reason: 'no-redirect' }
  const { to: slug, locale, param } = moved
  const address = addressOf(visit, { slug, locale, param: parameterFor(visit.site, slug, param) })
  return { step: 'redirect', outcome: slug, reason: 'moved', decision: { kind: 'moved', slug, address } }
}

/** Answers unknown addresses, and methods other than GET and HEAD. */
export function missingStep({ request, site, language }: EdgeVisit, reason: 'no-landing' | 'method'): LastStep {
  const { hosts, defaultLocale } = site.site
  const { locale } = language
  const { address } = mainSiteAddress({ hosts, defaultLocale, locale, query: request.query }, { path: '/' })
  return { step: 'route', outcome: 'not-found', reason, decision: { kind: 'not-found', locale, mainSite: address } }
}

export function routeStep({ page }: EdgePlace): Step {
  return { step: 'route', outcome: page.slug, reason: page.param === null ? 'address' : 'address-with-parameter' }
}

export function marketStep({ request, site, language }: EdgeVisit): Step {
  const pass = (reason: string): Step => ({ step: 'market', outcome: 'served', reason })
  if (site.site.mode === 'demo') return pass('demo')
  if (!request.country) return pass('country-unknown')
  const market = closedMarket(site.markets, request.country)
  if (!market) return pass('not-closed')
  const { locale } = language
  const message = noticeIds.countryBlocked
  const decision = { kind: 'denied', market: market.id, locale, message } as const
  return { step: 'market', outcome: 'denied', reason: `closed-${market.id}`, decision }
}

export function scheduleStep(visit: EdgeVisit, { landing, page }: EdgePlace): Step {
  const { schedule } = landing
  const state = scheduleState(schedule, visit.request.now)
  if (!schedule || state === 'always' || state === 'running')
    return { step: 'schedule', outcome: 'shown', reason: state }
  const { fallback: slug } = schedule
  const address = addressOf(visit, { slug, locale: page.locale, param: parameterFor(visit.site, slug) })
  return { step: 'schedule', outcome: 'fallback', reason: state, decision: { kind: 'fallback', slug, address } }
}

export function localeStep(visit: EdgeVisit, place: EdgePlace): LastStep {
  const { locale, reason } = visit.language
  const { page, below } = place
  const isTranslated = locale !== page.locale && visit.site.findPage(`${locale}/${below}`)?.locale === locale
  if (!isTranslated) {
    const decision = { kind: 'page', page, cookies: cookiesOf(visit, place) } as const
    return { step: 'locale', outcome: page.locale, reason, decision }
  }
  const decision = { kind: 'locale', locale, address: addressOf(visit, { slug: below, locale }) } as const
  return { step: 'locale', outcome: 'redirect', reason, decision }
}

/** Cookies for the visitor's next pages, set by the server because browsers cap those written by scripts. */
function cookiesOf({ request, site, language }: EdgeVisit, { page, landing }: EdgePlace): CookieToSet[] {
  const { query, cookies, country } = request
  const asked = queriedCurrency(site.site, query)
  const byCountry = landing.currencyByIp && !cookies.has('currency') && currencyOfCountry(site.markets, country)
  const currency = asked || byCountry
  const remembered = cookies.get('i18n_lang')
  // A campaign's parameter does not change the visitor's language for the rest of the site.
  const keepsLanguage = remembered === page.locale || (remembered && language.reason === 'parameter')
  return [
    ...(keepsLanguage ? [] : [localeCookie(page.locale)]),
    ...affiliateCookies(query),
    ...(currency ? [currencyCookie(currency)] : []),
  ]
}
