import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * How many milliseconds ago a request had arrived completely. A request with a body counts as arriving now: its sender
 * may have held the body back, to decide by what has happened meanwhile.
 */
export function arrivedAgo(request: FastifyRequest, reply: FastifyReply): number {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers
  return length === '0' && encoding === undefined ? reply.elapsedTime : 0
}
