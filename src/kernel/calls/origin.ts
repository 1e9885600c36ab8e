import type { FastifyRequest } from 'fastify'
import { callError } from './errors.ts'

/** Refuses state-changing requests from third-party sites, based on the headers that browsers send. */
export function refuseThirdPartySites({ method, headers, host }: FastifyRequest): void {
  if (method === 'GET' || method === 'HEAD') return
  const site = headers['sec-fetch-site']
  const isThirdParty = site === 'cross-site' || (headers.origin !== undefined && hostOf(headers.origin) !== host)
  if (isThirdParty) throw callError('csrf-refused')
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
