import cookies from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from './call.ts'
import { answerError } from './error-handler.ts'
import { callError } from './errors.ts'
import { refuseThirdPartySites } from './origin.ts'
import { readJsonOnly } from './read-json.ts'

/** What all calls share: cookies, JSON bodies only, no requests from third-party sites, one error format. */
export async function openCallScope(scope: FastifyInstance): Promise<void> {
  await scope.register(cookies)
  scope.setErrorHandler(answerError)
  readJsonOnly(scope)
  scope.addHook('onRequest', async (request) => refuseThirdPartySites(request))
}

/** Answers unknown paths and methods below the base paths of the calls. */
export function refuseUnknownCall(): never {
  throw callError('not-found')
}

export function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  return {
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
    header: (name) => [request.headers[name]].flat()[0],
    cookie: (name) => request.cookies[name],
    setHeader: (name, value) => void reply.header(name, value),
    setCookie: (name, value, seconds, { path = '/', readable = false, sameSite = 'lax' } = {}) =>
      void reply.setCookie(name, value, {
        path,
        maxAge: seconds,
        httpOnly: !readable,
        sameSite,
        secure: request.protocol === 'https',
      }),
    gone: () => whenGone(reply),
    log: request.log,
  }
}

function whenGone({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort(callError('unavailable', { message: 'The sender has left' }))
  })
  return leaving.signal
}
