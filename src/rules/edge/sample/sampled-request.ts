import { landingPath } from '../../addresses/landing-path.ts'
import { queriedCurrency } from '../../form/currency-choice.ts'
import type { EdgeRequest, EdgeSite } from '../edge-request.ts'
import { findPlace } from '../edge-visit.ts'
import { namesOf, preferredTags } from '../locale-choice.ts'
import { findRedirect } from '../redirect.ts'
import { type DeviceClass, deviceClassOf } from './device-class.ts'

/**
 * What is kept of a request: what decides how it is answered, in words of the site's own records. Nothing of it was
 * written by the visitor or the partner who sent them.
 */
export type SampledRequest = {
  /** The address of a page or of a redirect. */
  readonly path: string
  /** One of the site's currencies, if the address asked for it. */
  readonly currency?: string
  readonly country?: string
  /** In the order of the visitor's preference. */
  readonly languages: readonly string[]
  readonly device: DeviceClass
}

const mostLanguages = 5

/** A request without anything personal; undefined for one that is no arrival of a visitor at an address of the site. */
export function sampleRequest(
  request: EdgeRequest,
  site: EdgeSite,
  userAgent: string | undefined,
): SampledRequest | undefined {
  const path = request.method === 'GET' && !request.isFromHere ? ownPath(request, site) : undefined
  const device = deviceClassOf(userAgent)
  if (path === undefined || device === undefined) return undefined
  const currency = queriedCurrency(site.site, request.query)
  const { country } = request
  return {
    path,
    ...(currency && { currency }),
    ...(country && /^[A-Z]{2}$/.test(country) && { country }),
    languages: languagesOf(request.acceptLanguage, site.site),
    device,
  }
}

/** The address as the site writes it: a parameter that the records do not name is none of ours. */
function ownPath(request: EdgeRequest, site: EdgeSite): string | undefined {
  const place = findPlace(request, site)
  if (place) return place.page.path
  const moved = findRedirect(request.path, site)
  const pathOf = (slug: string) => landingPath(site.site, { slug, locale: moved?.locale ?? site.site.defaultLocale })
  const from = moved && [...site.redirects.keys()].find((slug) => pathOf(slug) === request.path)
  return from === undefined ? undefined : pathOf(from)
}

/** Tags that the site knows, and otherwise languages alone: what is rare might lead to a person. */
function languagesOf(header: string | undefined, { locales }: EdgeSite['site']): string[] {
  const known = new Set(locales.flatMap(namesOf))
  const tags = preferredTags(header).flatMap((tag) => {
    if (known.has(tag)) return [tag]
    const [language = ''] = tag.split('-')
    return /^[a-z]{2,3}$/.test(language) ? [language] : []
  })
  return [...new Set(tags)].slice(0, mostLanguages)
}
