import type { FastifyRequest } from 'fastify'
import type { EdgeRequest } from '../../rules/edge/edge-request.ts'
import { readCookies } from './cookies.ts'

type RequestContext = {
  /** The country of an IP address, if known. */
  readonly countryOf: (ip: string) => string | undefined
  readonly now: () => number
}

/** The properties of a request that the edge rules need. */
export function readRequest(request: FastifyRequest, { countryOf, now }: RequestContext): EdgeRequest {
  const { method, headers, host, ip } = request
  const [path = '', ...query] = (request.raw.url ?? '').split('?')
  return {
    method,
    path,
    query: new URLSearchParams(query.join('?')),
    cookies: readCookies(request),
    host,
    acceptLanguage: headers['accept-language'],
    country: countryOf(ip),
    isFromHere: headers['sec-fetch-site'] === 'same-origin' && pathOf(headers.referer) !== path,
    now: now(),
  }
}

/** A page that reloads itself, like the offline page, follows no link. */
const pathOf = (referer = '') => URL.parse(referer)?.pathname
