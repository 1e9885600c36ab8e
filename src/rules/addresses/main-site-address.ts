import { sectionUrl } from '../section-url.ts'
import { mainSiteLink } from './main-site-link.ts'
import { chooseHost, type HostChoice, type Hosts } from './trusted-address.ts'
import { withQuery } from './with-query.ts'

export type Visit = {
  readonly hosts: Hosts
  readonly defaultLocale: string
  readonly locale: string
  /** The query of the visitor's current page. */
  readonly query: URLSearchParams
}

export type MainSiteAddress = { readonly address: string; readonly host: HostChoice }

/** A section's address in the visitor's language, with their query; a path if this server serves the main site. */
export function mainSiteAddress(
  { hosts, defaultLocale, locale, query }: Visit,
  section: Parameters<typeof sectionUrl>[1],
  additions: Readonly<Record<string, string>> = {},
): MainSiteAddress {
  const host = chooseHost(query, hosts)
  const url = sectionUrl(host.host, section, locale === defaultLocale ? '' : locale)
  url.search = withQuery(url.search, query, additions)
  return { address: mainSiteLink(url, hosts), host }
}
