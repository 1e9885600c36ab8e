import type { Site } from '../../contract/index.ts'
import { type Hosts, isListed } from './trusted-address.ts'

/** An address of the main site, or this server's path for it if the site sets `hosts.arrival`. */
export function arrivalAddress({ href, host, pathname, search, hash }: URL, hosts: Hosts): string {
  return hosts.arrival && isListed(host, hosts) ? `${hosts.arrival}${host}${pathname}${search}${hash}` : href
}

export type Arrival = {
  readonly host: string
  readonly locale: string
  /** The path on the main site, without the language. */
  readonly path: string
}

type ArrivalSite = Pick<Site, 'hosts' | 'locales' | 'defaultLocale'>

/** The main site's address that a path replaces; undefined for hosts that are not listed. */
export function readArrival(path: string, { hosts, locales, defaultLocale }: ArrivalSite): Arrival | undefined {
  if (!hosts.arrival || !path.startsWith(hosts.arrival)) return undefined
  const [host = '', ...segments] = path.slice(hosts.arrival.length).split('/')
  if (!isListed(host, hosts)) return undefined
  const prefix = locales.find(({ code }) => code === segments[0] && code !== defaultLocale)?.code
  const rest = (prefix ? segments.slice(1) : segments).filter(Boolean)
  return { host, locale: prefix ?? defaultLocale, path: `/${rest.join('/')}` }
}
