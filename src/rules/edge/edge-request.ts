import type { CompiledLanding, Manifest } from '../../contract/index.ts'
import type { Cookies, CookieToSet } from '../cookie.ts'

/** What the edge knows about a request. */
export type EdgeRequest = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly cookies: Cookies
  readonly host?: string | undefined
  readonly acceptLanguage?: string | undefined
  /** The visitor's country, if known. */
  readonly country?: string | undefined
  /** Whether the request came by a link of another page of this site. */
  readonly isFromHere?: boolean | undefined
  readonly now: number
}

export type EdgePage = {
  readonly slug: string
  readonly locale: string
  readonly param: string | null
  readonly path: string
}

/** What the edge knows about the site. */
export type EdgeSite = Pick<Manifest, 'site' | 'markets'> & {
  readonly landings: { readonly get: (slug: string) => EdgeLanding | undefined }
  /** The page at an address below the base path. */
  readonly findPage: (below: string) => EdgePage | undefined
  /** Where former addresses lead now, by slug. */
  readonly redirects: ReadonlyMap<string, string>
}

export type EdgeLanding = Pick<CompiledLanding, 'slug' | 'param' | 'schedule' | 'currencyByIp'>

/** How the edge answers. Addresses of this site are paths with a query. */
export type EdgeDecision =
  | { readonly kind: 'page'; readonly page: EdgePage; readonly cookies: readonly CookieToSet[] }
  | { readonly kind: 'mirror'; readonly address: string }
  | { readonly kind: 'locale'; readonly locale: string; readonly address: string }
  | { readonly kind: 'moved'; readonly slug: string; readonly address: string }
  | { readonly kind: 'fallback'; readonly slug: string; readonly address: string }
  | { readonly kind: 'denied'; readonly market: string; readonly locale: string; readonly message: string }
  | { readonly kind: 'not-found'; readonly locale: string; readonly mainSite: string }

/** One step towards the decision, for the explanation of a page. */
export type EdgeStep = { readonly step: string; readonly outcome: string; readonly reason: string }
