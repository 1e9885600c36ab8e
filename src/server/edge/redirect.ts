import type { FastifyReply } from 'fastify'
import { isListed } from '../../rules/addresses/trusted-address.ts'
import type { ServedSite } from './served-site.ts'

const here = 'https://this-server.invalid'

/** Redirects within this server or to a host of the site, never elsewhere and never permanently. */
export function redirect(reply: FastifyReply, { site }: ServedSite, address: string, status = 302): void {
  const target = new URL(address, here)
  if (target.origin !== here && !isListed(target.host, site.hosts)) {
    throw new Error(`Redirecting to ${target.host} is not allowed.`)
  }
  const location = target.origin === here ? target.href.slice(here.length) : target.href
  reply.code(status).header('location', location).header('cache-control', 'no-store').send()
}
