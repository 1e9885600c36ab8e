import { type AddressRefusal, checkAddress, type Hosts } from '../addresses/trusted-address.ts'
import type { Cookies } from '../cookie.ts'

export type Mirror =
  | { readonly kind: 'redirect'; readonly address: string }
  | { readonly kind: 'stay'; readonly reason: 'no-cookies' | 'undefined' | 'already-here' | AddressRefusal }

/** Whether the visitor is moved to the mirror that an earlier answer has named. */
export function mirrorRedirect(cookies: Cookies, hosts: Hosts, ownHost?: string): Mirror {
  const redirectUrl = cookies.get('redirectUrl')
  if (!cookies.get('mirred') || !redirectUrl) return { kind: 'stay', reason: 'no-cookies' }
  if (redirectUrl === 'undefined') return { kind: 'stay', reason: 'undefined' }
  const check = checkAddress(redirectUrl, hosts)
  if (check.kind === 'refused') return { kind: 'stay', reason: check.reason }
  // On the mirror itself the same cookies would send the visitor round and round.
  if (check.address.host === ownHost) return { kind: 'stay', reason: 'already-here' }
  return { kind: 'redirect', address: check.address.href }
}
