import type { CompiledLanding, Manifest } from '../../contract/index.ts'
import type { Cookies, CookieToSet } from '../cookie.ts'

/** What the edge knows of a request. */
export type EdgeRequest = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly cookies: Cookies
  readonly host?: string | undefined
  readonly acceptLanguage?: string | undefined
  /** The visitor's country, where it is known. */
  readonly country?: string | undefined
  /** Whether a link of this site led here. */
  readonly isFromHere?: boolean | undefined
  readonly now: number
}

export type EdgePage = {
  readonly slug: string
  readonly locale: string
  readonly param: string | null
  readonly path: string
}

/** What the edge knows of the site. */
export type EdgeSite = Pick<Manifest, 'site' | 'markets'> & {
  readonly landings: ReadonlyMap<string, EdgeLanding>
  /** The page that answers an address below the base path. */
  readonly findPage: (below: string) => EdgePage | undefined
}

export type EdgeLanding = Pick<CompiledLanding, 'slug' | 'param' | 'schedule' | 'currencyByIp'>

/** What the edge answers. Addresses of this site are paths with their query. */
export type EdgeDecision =
  | { readonly kind: 'page'; readonly page: EdgePage; readonly cookies: readonly CookieToSet[] }
  | { readonly kind: 'mirror'; readonly address: string }
  | { readonly kind: 'locale'; readonly locale: string; readonly address: string }
  | { readonly kind: 'fallback'; readonly slug: string; readonly address: string }
  | { readonly kind: 'denied'; readonly market: string; readonly locale: string; readonly message: string }
  | { readonly kind: 'not-found'; readonly locale: string; readonly mainSite: string }

/** One step on the way to the decision, for those who ask why. */
export type EdgeStep = { readonly step: string; readonly outcome: string; readonly reason: string }
