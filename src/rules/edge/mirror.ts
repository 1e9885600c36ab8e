import { type AddressRefusal, checkAddress, type Hosts } from '../addresses/trusted-address.ts'
import type { Cookies, CookieToSet } from '../cookie.ts'

export type Mirror =
  | { readonly kind: 'redirect'; readonly address: string }
  | { readonly kind: 'stay'; readonly reason: 'no-cookies' | 'undefined' | 'already-here' | AddressRefusal }

/** Whether to redirect the visitor to the mirror that an earlier response named. */
export function mirrorRedirect(cookies: Cookies, hosts: Hosts, ownHost?: string): Mirror {
  const redirectUrl = cookies.get('redirectUrl')
  if (!cookies.get('mirred') || !redirectUrl) return { kind: 'stay', reason: 'no-cookies' }
  if (redirectUrl === 'undefined') return { kind: 'stay', reason: 'undefined' }
  const check = checkAddress(redirectUrl, hosts)
  if (check.kind === 'refused') return { kind: 'stay', reason: check.reason }
  // On the mirror itself, the same cookies would cause a redirect loop.
  if (check.address.host === ownHost) return { kind: 'stay', reason: 'already-here' }
  return { kind: 'redirect', address: check.address.href }
}

const twelveMonths = 31_536_000

/** The cookies that send a visitor's later requests to a mirror; none for a host that is not listed. */
export function mirrorCookies(mirror: string | undefined, hosts: Hosts, ownHost?: string): CookieToSet[] {
  const check = checkAddress(mirror, hosts)
  if (check.kind === 'refused' || check.address.host === ownHost) return []
  const common = { maxAge: twelveMonths, path: '/' }
  return [
    { ...common, name: 'mirred', value: '1' },
    { ...common, name: 'redirectUrl', value: check.address.href },
  ]
}
