import type { Site } from '../../../src/contract/index.ts'
import { landingPath } from '../../../src/rules/addresses/landing-path.ts'
import { affiliateParameters } from '../../../src/rules/attribution.ts'

/** The query parameters that identify a campaign. */
export const campaignFields = [
  { name: affiliateParameters.partner_id, label: 'Partner id', example: 'p-1200' },
  { name: affiliateParameters.offer_id, label: 'Offer id', example: 'spring' },
  { name: affiliateParameters.landing_id, label: 'Landing id', example: '17' },
  { name: affiliateParameters.click_id, label: 'Click id', example: '{clickid}' },
] as const

export const utmFields = [
  { name: 'utm_source', label: 'Source', example: 'newsletter' },
  { name: 'utm_medium', label: 'Medium', example: 'email' },
  { name: 'utm_campaign', label: 'Campaign', example: 'final-2026' },
  { name: 'utm_term', label: 'Term', example: 'crash game' },
  { name: 'utm_content', label: 'Content', example: 'big-button' },
] as const

const queryNames = ['val_cur', 'bonus', ...[...campaignFields, ...utmFields].map(({ name }) => name)]

/** The search parameters of this screen. */
const stateNames = ['origin', 'landing', 'lang', 'param', ...queryNames]

/** The parts of a link; the landing is absent until one is chosen. */
export type LinkState = { readonly [name: string]: string }

export function linkStateOf(search: Readonly<Record<string, unknown>>): LinkState {
  const stated = stateNames.filter((name) => search[name] !== undefined)
  return Object.fromEntries(stated.map((name) => [name, String(search[name])]))
}

/** The state with another value. An empty value is none, but for the landing: the slug of the home page is empty. */
export function withValue(state: LinkState, name: string, value: string): LinkState {
  const { [name]: _, ...others } = state
  return value === '' && name !== 'landing' ? others : { ...others, [name]: value }
}

type Shape = Pick<Site, 'basePath' | 'defaultLocale'>

/** The path and query of the link; undefined until a landing is chosen. */
export function campaignPath(site: Shape, state: LinkState): string | undefined {
  const { landing, lang = '', param = '' } = state
  if (landing === undefined) return undefined
  const query = queryNames.flatMap((name) => (state[name] ? `${name}=${encodeValue(state[name])}` : []))
  const path = landingPath(site, { slug: landing, locale: lang, param })
  return path + (query.length > 0 ? `?${query.join('&')}` : '')
}

/** Ad networks replace {macros}, and only recognise them unencoded. */
function encodeValue(value: string): string {
  return encodeURIComponent(value.trim()).replace(/%7B([\w.-]+)%7D/g, '{$1}')
}
