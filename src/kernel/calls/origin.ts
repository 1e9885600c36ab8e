import type { FastifyRequest } from 'fastify'
import { callError } from './errors.ts'

/** A page of somebody else must not act for a visitor: browsers say where a request comes from. */
export function refuseForeignPages({ method, headers, host }: FastifyRequest): void {
  if (method === 'GET' || method === 'HEAD') return
  const site = headers['sec-fetch-site']
  const isForeign = site === 'cross-site' || (headers.origin !== undefined && hostOf(headers.origin) !== host)
  if (isForeign) throw callError('csrf-refused')
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
