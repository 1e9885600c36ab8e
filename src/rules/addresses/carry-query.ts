import { isMainSiteHere, mainSiteLink } from './main-site-link.ts'
import { chooseHost, type Hosts, isListed } from './trusted-address.ts'
import { withQuery } from './with-query.ts'

type Visit = {
  readonly origin: string
  readonly basePath: string
  readonly hosts: Hosts
  /** The query of the visitor's current page. */
  readonly query: URLSearchParams
}

/** These belong to one page: a dialog opened without JavaScript, and the mark of a fresh registration. */
const ofOnePage = ['dialog', 'newReg']

/** What a visitor's query hands on to the next page, with its question mark. */
export function carriedSearch(query: URLSearchParams, own = ''): string {
  const brought = [...query].filter(([name]) => !ofOnePage.includes(name))
  const search = withQuery(own, brought, {})
  return search && `?${search}`
}

/** A link to another landing, or to the main site on the host that `fdom` names, with the visitor's query. */
export function carryQuery(href: string, { origin, basePath, hosts, query }: Visit): string {
  const url = new URL(href)
  const main = mainSiteOf(url, { origin, basePath, hosts })
  if (main) {
    main.hostname = chooseHost(query, hosts).host
    main.search = carriedSearch(query, main.search)
    return mainSiteLink(main, hosts)
  }
  if (url.origin !== origin || !url.pathname.startsWith(basePath)) return href
  url.search = carriedSearch(query, url.search)
  return url.href
}

/** The main site's address that a link leads to; this server's paths outside of the base path if the main site is here. */
function mainSiteOf(url: URL, { origin, basePath, hosts }: Omit<Visit, 'query'>): URL | undefined {
  if (url.origin !== origin) return isListed(url.host, hosts) ? url : undefined
  if (!isMainSiteHere(hosts) || url.pathname.startsWith(basePath)) return undefined
  return new URL(`https://${hosts.mainSite}${url.pathname}${url.search}${url.hash}`)
}
