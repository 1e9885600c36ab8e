import type { Section } from '../../contract/index.ts'
import type { EventPlace } from '../session/success-event.ts'
import { type MainSiteAddress, mainSiteAddress, type Visit } from './main-site-address.ts'
import { mainSiteLink } from './main-site-link.ts'
import { type AddressRefusal, checkAddress, chooseHost, type Hosts } from './trusted-address.ts'
import { withQuery } from './with-query.ts'

/** Where a landing sends a player after registering or signing in. */
export function destination(visit: Visit, section: Pick<Section, 'path' | 'query'>, isNew: boolean): MainSiteAddress {
  const query = new URLSearchParams(broughtOn(visit.query))
  return mainSiteAddress({ ...visit, query }, section, { welcomeme: '1', ...(isNew && { newReg: 'true' }) })
}

/** The parameter of a landing's address with the path of the section in which the visitor asked to sign in. */
export const backTo = 'back'

/** A shared address with `newReg` must not make every sign-in look like a registration; the others end on the landing. */
const endHere = ['newReg', 'dialog', backTo]

const broughtOn = (query: URLSearchParams) => [...query].filter(([name]) => !endHere.includes(name))

/** Any path of the shape of a section's: one that does not exist is answered by the main site. */
const sectionPath = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/

function sectionToReturnTo({ query }: Visit): Pick<Section, 'path'> | undefined {
  const path = query.get(backTo)
  return path !== null && path.length <= 200 && sectionPath.test(path) ? { path } : undefined
}

export type StoredRedirect =
  | { readonly kind: 'stored'; readonly address: string }
  | { readonly kind: 'refused'; readonly reason: AddressRefusal }

/** The `redirect_url` of a response as it is stored: on the host that `fdom` names, with the place of the event. */
export function redirectToStore(
  redirectUrl: string | null | undefined,
  { hosts, query }: { readonly hosts: Hosts; readonly query: URLSearchParams },
  place: EventPlace,
): StoredRedirect {
  const check = checkAddress(redirectUrl, hosts)
  if (check.kind === 'refused') return check
  const { address } = check
  const { host, reason } = chooseHost(query, hosts)
  if (reason === 'fdom') address.hostname = host
  address.searchParams.set('redirect_event_place', place)
  return { kind: 'stored', address: address.href }
}

/** Adds the visitor's query; the address's own parameters take precedence. */
function withVisit(address: string, { query }: Visit, isNew: boolean): URL {
  const url = new URL(address)
  url.search = withQuery(url.search, broughtOn(query), { welcomeme: '1', ...(isNew && { newReg: 'true' }) })
  return url
}

type Success = {
  readonly visit: Visit
  readonly section: Pick<Section, 'path' | 'query'>
  readonly redirectUrl?: string | null | undefined
  readonly isNew: boolean
  readonly place: EventPlace
}

export type Onward = {
  readonly address: string
  readonly reason: 'back' | 'redirect-url' | 'section' | `refused-${AddressRefusal}`
}

/** The section that the visitor comes from, the response's redirect if it is trusted, or the landing's section. */
export function onwardAddress({ visit, section, redirectUrl, isNew, place }: Success): Onward {
  const former = sectionToReturnTo(visit)
  if (former) return { address: destination(visit, former, isNew).address, reason: 'back' }
  const stored = redirectToStore(redirectUrl, visit, place)
  if (stored.kind === 'stored') {
    const address = withVisit(stored.address, visit, isNew)
    return { address: mainSiteLink(address, visit.hosts), reason: 'redirect-url' }
  }
  const reason = stored.reason === 'missing' ? 'section' : (`refused-${stored.reason}` as const)
  return { address: destination(visit, section, isNew).address, reason }
}
