import type { Cookies } from '../../cookie.ts'
import { bonusIn } from '../../landing/offered-presets.ts'
import type { Records } from '../../landing/records.ts'
import { decideAtEdge } from '../edge-decision.ts'
import type { EdgeRequest, EdgeSite } from '../edge-request.ts'
import type { SampledRequest } from '../sample/sampled-request.ts'
import { shownCurrency } from '../shown-currency.ts'

/** The site, as the edge and the renderer of its pages know it. */
export type ReplayedSite = Omit<EdgeSite, 'landings'> & {
  readonly landings: Records['landings']
  readonly records: Records
}

/** What a visitor gets in the end. */
export type Outcome = {
  /** The address of the landing. */
  readonly landing?: string
  readonly language?: string
  /** What is advertised, and how much of it. */
  readonly bonus?: string
  readonly refusal?: 'denied' | 'not-found'
}

const noCookies: Cookies = new Map()
/** An answer may lead on: by its former address, its schedule, its language. */
const mostSteps = 6

/** How a request is answered at a moment, by the rules of the server, with all redirects followed. */
export function outcomeOf(sampled: SampledRequest, site: ReplayedSite, now: number): Outcome {
  let request = requestOf(sampled, now)
  for (let step = 0; step < mostSteps; step++) {
    const { decision } = decideAtEdge(request, site)
    switch (decision.kind) {
      case 'page':
        return pageOutcome(request, decision.page, site)
      case 'denied':
      case 'not-found':
        return { refusal: decision.kind }
      case 'mirror':
        return {}
      default:
        request = { ...request, path: decision.address.split('?')[0] ?? '' }
    }
  }
  return { refusal: 'not-found' }
}

const requestOf = ({ path, currency, country, languages }: SampledRequest, now: number): EdgeRequest => ({
  method: 'GET',
  path,
  query: new URLSearchParams(currency ? { currency } : {}),
  cookies: noCookies,
  acceptLanguage: languages.join(','),
  country,
  now,
})

function pageOutcome(
  request: EdgeRequest,
  { slug, locale }: { readonly slug: string; readonly locale: string },
  { landings, records }: ReplayedSite,
): Outcome {
  const landing = landings.get(slug)
  if (!landing) return { landing: slug, language: locale }
  const currency = shownCurrency(request, records, landing) ?? landing.bonus.currency
  const bonus = bonusIn(records, landing, currency) ?? landing.bonus
  const { preset, percent, amount } = bonus
  const said = [preset, percent === undefined ? '' : `${percent}%`, `${amount} ${bonus.currency}`].filter(Boolean)
  return { landing: slug, language: locale, bonus: said.join(', ') }
}
