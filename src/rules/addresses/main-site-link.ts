import type { Hosts } from './trusted-address.ts'

/** Whether this server serves the main site itself. */
export const isMainSiteHere = ({ own, mainSite }: Pick<Hosts, 'own' | 'mainSite'>): boolean => own === mainSite

/** An address of the main site as a link of this server's pages: a path if the main site is here. */
export function mainSiteLink({ href, host, pathname, search, hash }: URL, hosts: Hosts): string {
  // Browsers read two slashes at the start of a path as another host.
  const isPath = isMainSiteHere(hosts) && host === hosts.mainSite && !pathname.startsWith('//')
  return isPath ? pathname + search + hash : href
}
