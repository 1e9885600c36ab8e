import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable } from '../database/is-unavailable.ts'
import { answerOf, CallError, callError, type kernelErrors } from './errors.ts'

/** The only place that turns errors into responses. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const known = error instanceof CallError ? error : callError(codeOf(error))
  if (known.errorCode === 'internal') request.log.error({ err: error }, 'A call failed')
  if (isDatabaseUnavailable(error)) request.log.error({ err: error }, 'The database is unavailable')
  const retryAfter = known.retryAfterSeconds ?? (known.errorCode === 'unavailable' ? 5 : undefined)
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  reply.header('cache-control', 'no-store')
  reply.code(known.kind.status).send(answerOf(known))
}

/** Errors of the HTTP server and the database. */
function codeOf(error: FastifyError | Error): keyof typeof kernelErrors {
  const { statusCode } = error as Partial<FastifyError>
  if (isDatabaseUnavailable(error)) return 'unavailable'
  switch (statusCode) {
    case 404:
      return 'not-found'
    case 413:
      return 'too-large'
    case 415:
      return 'wrong-content-type'
    case 503:
      return 'unavailable'
    default:
      return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'invalid-input' : 'internal'
  }
}
