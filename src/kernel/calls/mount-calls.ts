import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteShorthandOptions } from 'fastify'
import type { Caller, CallInput } from './call.ts'
import { callerOf, openCallScope, refuseUnknownCall } from './call-scope.ts'
import type { CallError } from './errors.ts'
import type { InputChecks } from './input-checks.ts'

/** The address of a call. */
type CallRoute<Name> = {
  readonly name: Name
  readonly method: HTTPMethods
  readonly url: string
  /** The media type of the answer; JSON if left out. */
  readonly produces?: string
  /** The media type of the body; JSON if left out. */
  readonly consumes?: string
  readonly options?: Pick<RouteShorthandOptions, 'bodyLimit' | 'handlerTimeout'>
}

/** Calls with the same kind of caller: players or staff. */
export type CallFamily<Name extends string, Who> = {
  readonly routes: readonly CallRoute<Name>[]
  /** Unknown addresses below these paths are answered with `not-found`. */
  readonly bases: readonly string[]
  readonly checkPart: InputChecks<Name>['checkPart']
  /** Identifies the caller. Runs before the body is read, so strangers are refused early. */
  readonly identify: (name: Name, caller: Caller, reply: FastifyReply) => Promise<Who>
  /** Answers the call, serialised or as a stream. */
  readonly answer: (name: Name, input: CallInput<unknown>, who: Who) => Promise<string | Buffer | Readable>
  /** Is told of each refused request. */
  readonly onRefused: (error: CallError, refused: Refused<Who>) => void
}

type Refused<Who> = {
  readonly caller: Caller
  /** Undefined if the caller was not identified. */
  readonly who: Who | undefined
  /** Method and path of the call, without its parameters. */
  readonly place: string
}

/** The identified callers of the requests in progress. */
type Known<Who> = WeakMap<FastifyRequest, { readonly caller: Caller; readonly who: Who }>

export async function mountCalls<Name extends string, Who>(
  app: FastifyInstance,
  family: CallFamily<Name, Who>,
): Promise<void> {
  await app.register(async (scope) => {
    const known: Known<Who> = new WeakMap()
    await openCallScope(scope, (error, request, reply) => {
      const { caller, who } = known.get(request) ?? { caller: callerOf(request, reply), who: undefined }
      family.onRefused(error, { caller, who, place: `${request.method} ${request.routeOptions.url}` })
    })
    for (const route of family.routes) {
      if (route.consumes) await scope.register(async (inner) => mountUpload(inner, family, route, known))
      else mountCall(scope, family, route, known)
    }
    for (const base of new Set(family.bases)) scope.all(`${base}/*`, refuseUnknownCall)
  })
}

/** A call that takes bytes as they are, and no JSON. */
function mountUpload<Name extends string, Who>(
  scope: FastifyInstance,
  family: CallFamily<Name, Who>,
  route: CallRoute<Name>,
  known: Known<Who>,
): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(route.consumes ?? [], { parseAs: 'buffer' }, (_, bytes, done) => done(null, bytes))
  mountCall(scope, family, route, known)
}

function mountCall<Name extends string, Who>(
  scope: FastifyInstance,
  { checkPart, identify, answer }: CallFamily<Name, Who>,
  { name, method, url, options, produces = 'application/json' }: CallRoute<Name>,
  known: Known<Who>,
): void {
  scope.route({
    method,
    url,
    ...options,
    onRequest: async (request, reply) => {
      const caller = callerOf(request, reply)
      known.set(request, { caller, who: await identify(name, caller, reply) })
    },
    handler: async (request, reply) => {
      const { caller, who } = known.get(request) ?? unidentified(name)
      const input = {
        params: checkPart(name, 'params', request.params),
        query: checkPart(name, 'query', request.query),
        body: checkPart(name, 'body', request.body),
        bytes: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        caller,
      }
      // Answers may be personal; a call that allows caching overrides this.
      reply.header('cache-control', 'no-store')
      return reply.type(`${produces}; charset=utf-8`).send(await answer(name, input as CallInput<unknown>, who))
    },
  })
}

function unidentified(name: string): never {
  throw new Error(`The call ${name} was handled before its caller was identified.`)
}
