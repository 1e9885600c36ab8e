import cookies from '@fastify/cookie'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { arrivedAgo } from './arrival.ts'
import type { Caller } from './call.ts'
import { answerError } from './error-handler.ts'
import { CallError, callError } from './errors.ts'
import { hostCookie } from './host-cookies.ts'
import { refuseThirdPartySites } from './origin.ts'
import { readJsonOnly } from './read-json.ts'

/** Is told of each refused request. */
export type OnRefused = (error: CallError, request: FastifyRequest, reply: FastifyReply) => void

/** What all calls share: cookies, JSON bodies only, no requests from third-party sites, one error format. */
export async function openCallScope(scope: FastifyInstance, onRefused: OnRefused): Promise<void> {
  await scope.register(cookies)
  scope.setErrorHandler((error: FastifyError | Error, request, reply) => {
    if (error instanceof CallError) onRefused(error, request, reply)
    answerError(error, request, reply)
  })
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
    requestId: request.id,
    header: (name) => [request.headers[name]].flat()[0],
    cookie: (name) => request.cookies[hostCookie(request, name)],
    setHeader: (name, value) => void reply.header(name, value),
    setCookie: (name, value, seconds, { path = '/', readable = false, sameSite = 'lax' } = {}) => {
      const secure = request.protocol === 'https'
      const scope = readable ? { name, path } : { name: hostCookie(request, name), path: secure ? '/' : path }
      const options = { path: scope.path, maxAge: seconds, httpOnly: !readable, sameSite, secure }
      reply.setCookie(scope.name, value, options)
    },
    arrivedAgo: () => arrivedAgo(request, reply),
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
