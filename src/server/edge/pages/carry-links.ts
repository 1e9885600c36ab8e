import { carryQuery } from '../../../rules/addresses/carry-query.ts'
import type { EdgePage } from '../../../rules/edge/edge-request.ts'
import { escapeHtml } from '../../../rules/escape-html.ts'
import { here } from '../redirect.ts'
import type { ServedSite } from '../served-site.ts'

/**
 * A page whose links carry the visitor's query, so that it survives before the application is loaded and without it.
 * React takes over the links of a document as they are.
 */
export function carryLinks(html: string, { site }: ServedSite, { path }: EdgePage, query: URLSearchParams): string {
  const visit = { origin: here, basePath: site.basePath, hosts: site.hosts, query }
  return html.replace(/(<a [^>]*?href=")([^"#][^"]*)/g, (whole: string, start: string, link: string) => {
    const href = URL.parse(link.replaceAll('&amp;', '&'), here + path)?.href
    const carried = href && carryQuery(href, visit)
    return carried && carried !== href ? start + escapeHtml(carried.replace(here, '')) : whole
  })
}
