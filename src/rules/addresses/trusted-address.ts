import type { Site } from '../../contract/index.ts'

export type Hosts = Pick<Site['hosts'], 'own' | 'mainSite' | 'redirectHosts'>

export type AddressRefusal =
  | 'missing'
  | 'too-long'
  | 'control-character'
  | 'malformed'
  | 'not-https'
  | 'user-info'
  | 'port'
  | 'unknown-host'

export type AddressCheck =
  | { readonly kind: 'trusted'; readonly address: URL }
  | { readonly kind: 'refused'; readonly reason: AddressRefusal }

const longestAddress = 2048

/** Whether a visitor may be redirected to an address from outside. No other code decides this. */
export function checkAddress(text: string | null | undefined, hosts: Hosts): AddressCheck {
  if (!text) return refused('missing')
  if (text.length > longestAddress) return refused('too-long')
  // URL parsers silently drop these, so that text and address would differ.
  if (/\p{Cc}/u.test(text)) return refused('control-character')
  const address = parse(text)
  const reason = address ? refusalOf(address, hosts) : 'malformed'
  return address && !reason ? { kind: 'trusted', address } : refused(reason ?? 'malformed')
}

function refusalOf({ protocol, username, password, port, hostname }: URL, hosts: Hosts): AddressRefusal | undefined {
  if (protocol !== 'https:') return 'not-https'
  if (username || password) return 'user-info'
  if (port) return 'port'
  return isListed(hostname, hosts) ? undefined : 'unknown-host'
}

/** Whether a host is the main site or one of its mirrors, the only allowed redirect targets. */
export function isListed(host: string, { mainSite, redirectHosts }: Hosts): boolean {
  return host === mainSite || redirectHosts.includes(host)
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

function refused(reason: AddressRefusal): AddressCheck {
  return { kind: 'refused', reason }
}

export type HostChoice = { readonly host: string; readonly reason: 'default' | 'fdom' | 'fdom-refused' }

/** The host of the main site: the query's `fdom` if it is listed. */
export function chooseHost(query: URLSearchParams, hosts: Hosts): HostChoice {
  const asked = query.get('fdom')?.toLowerCase()
  if (!asked) return { host: hosts.mainSite, reason: 'default' }
  return isListed(asked, hosts) ? { host: asked, reason: 'fdom' } : { host: hosts.mainSite, reason: 'fdom-refused' }
}
