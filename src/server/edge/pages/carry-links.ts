import { carriedSearch, carryQuery } from '../../../rules/addresses/carry-query.ts'
import type { EdgePage } from '../../../rules/edge/edge-request.ts'
import { escapeHtml } from '../../../rules/escape-html.ts'
import { here } from '../redirect.ts'
import type { ServedSite } from '../served-site.ts'

/** In characters: every link repeats the query, and no campaign's is longer. */
const longest = 2000

/** Whether the links of a page hand a query on before the application is loaded. */
export const isCarried = (query: URLSearchParams): boolean =>
  String(query).length <= longest && carriedSearch(query) !== ''

/**
 * A page whose links carry the visitor's query, so that it survives before the application is loaded and without it.
 * React takes over the links of a document as they are.
 */
export function carryLinks(html: string, { site }: ServedSite, { path }: EdgePage, query: URLSearchParams): string {
  if (!isCarried(query)) return html
  const visit = { origin: here, basePath: site.basePath, hosts: site.hosts, query }
  return html.replace(/(<a [^>]*?href=")([^"#][^"]*)/g, (whole: string, start: string, link: string) => {
    const href = URL.parse(link.replaceAll('&amp;', '&'), here + path)?.href
    const carried = href && carryQuery(href, visit)
    return carried && carried !== href ? start + escapeHtml(carried.replace(here, '')) : whole
  })
}
