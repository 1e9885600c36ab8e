import type { FastifyReply } from 'fastify'
import { type Hosts, isListed } from '../../rules/addresses/trusted-address.ts'
import type { ServedSite } from './served-site.ts'

/** Stands for this server where an address needs an origin. */
export const here = 'https://this-server.invalid'

/** Redirects within this server or to a host of the site, never elsewhere. The only place that sets a location. */
export function redirect(
  reply: FastifyReply,
  served: Pick<ServedSite, 'site'> | undefined,
  address: string,
  status = 302,
): void {
  const location = locationOf(address, served?.site.hosts)
  if (location === undefined) throw new Error(`Redirecting to ${address} is not allowed.`)
  reply.code(status).header('location', location).header('cache-control', 'no-store').send()
}

function locationOf(address: string, hosts: Hosts | undefined): string | undefined {
  const target = new URL(address, here)
  if (target.origin !== here) {
    return hosts && target.protocol === 'https:' && isListed(target.host, hosts) ? target.href : undefined
  }
  const location = target.href.slice(here.length)
  // Resolving `..` and backslashes can leave a path that starts with two slashes: browsers would read a host.
  return new URL(location, here).href === target.href ? location : undefined
}
