import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { callError } from '../kernel/calls/errors.ts'

/**
 * Refuses what is not begun to be answered in time, unless its route says how long it may take. Fastify's own limit
 * also cuts off whoever receives slowly, and makes an abort controller for each request.
 */
export function answerInTime(app: FastifyInstance, longest: number): void {
  const limit: onRequestHookHandler = (_, reply, next) => {
    const timer = setTimeout(() => {
      if (!reply.sent && !reply.raw.headersSent) reply.send(callError('unavailable', { retryAfterSeconds: 5 }))
    }, longest)
    reply.raw.once('close', () => clearTimeout(timer))
    next()
  }
  app.addHook('onRoute', (route) => {
    if (!route.handlerTimeout) route.onRequest = [limit, route.onRequest ?? []].flat()
  })
}
