import type { FastifyRequest } from 'fastify'
import type { Settings } from '../../contract/index.ts'
import { isSame } from '../../kernel/secrets.ts'

/**
 * Requests with the token. Where a request comes from decides nothing: all requests through a proxy on this machine come
 * from this machine.
 */
export function maySeeMetrics(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { METRICS_TOKEN }: Pick<Settings, 'METRICS_TOKEN'>,
): boolean {
  return METRICS_TOKEN !== undefined && isSame(headers.authorization ?? '', `Bearer ${METRICS_TOKEN}`)
}
