import type { FastifyReply } from 'fastify'
import { isListed } from '../../rules/addresses/trusted-address.ts'
import type { ServedSite } from './served-site.ts'

const here = 'https://this-server.invalid'

/** Sends the visitor on, within this server or to a host of the site; never anywhere else, and never for good. */
export function redirect(reply: FastifyReply, { site }: ServedSite, address: string, status = 302): void {
  const target = new URL(address, here)
  if (target.origin !== here && !isListed(target.host, site.hosts)) {
    throw new Error(`Visitors are not sent to ${target.host}.`)
  }
  const location = target.origin === here ? target.href.slice(here.length) : target.href
  reply.code(status).header('location', location).header('cache-control', 'no-store').send()
}
