import { sectionUrl } from '../section-url.ts'
import { arrivalAddress } from './arrival.ts'
import { chooseHost, type HostChoice, type Hosts } from './trusted-address.ts'
import { withQuery } from './with-query.ts'

export type Visit = {
  readonly hosts: Hosts
  readonly defaultLocale: string
  readonly locale: string
  /** The query of the page on which the visitor is. */
  readonly query: URLSearchParams
}

export type MainSiteAddress = { readonly address: string; readonly host: HostChoice }

/** The address of a main-site section in the visitor's language, with the visitor's query; a path where this server stands in for the main site. */
export function mainSiteAddress(
  { hosts, defaultLocale, locale, query }: Visit,
  section: Parameters<typeof sectionUrl>[1],
  additions: Readonly<Record<string, string>> = {},
): MainSiteAddress {
  const host = chooseHost(query, hosts)
  const url = sectionUrl(host.host, section, locale === defaultLocale ? '' : locale)
  url.search = withQuery(url.search, query, additions)
  return { address: arrivalAddress(url, hosts), host }
}
