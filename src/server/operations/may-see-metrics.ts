import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../../contract/index.ts'

type Asking = Pick<FastifyRequest, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } }

/** Requests from this machine, or with the token. A request through a local proxy is not local. */
export function maySeeMetrics({ headers, socket }: Asking, { METRICS_TOKEN }: Pick<Settings, 'METRICS_TOKEN'>) {
  const isForwarded = Object.keys(headers).some((name) => name === 'forwarded' || name.startsWith('x-forwarded-'))
  if (isLoopback(socket.remoteAddress) && !isForwarded) return true
  return METRICS_TOKEN !== undefined && isSame(headers.authorization ?? '', `Bearer ${METRICS_TOKEN}`)
}

const isLoopback = (address = '') => /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/i.test(address)

const digest = (text: string) => createHash('sha256').update(text).digest()

const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))
