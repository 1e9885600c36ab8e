import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type PlayerCallName, playerCalls } from '../../contract/calls/player.ts'
import { checkPart } from '../../server/calls/check-input.ts'
import { handlers } from '../../server/calls/handlers.ts'
import type { Platform } from '../../server/calls/platform.ts'
import { limitCall } from '../limits/limit-call.ts'
import type { Asked, Handler } from './call.ts'
import { callerOf, openCallScope, refuseUnknownCall } from './call-scope.ts'
import { jsonOf } from './kept-answers.ts'

const names = Object.keys(playerCalls) as PlayerCallName[]

/** Every call of the contract, at the address that the site record gives its group; other machines' groups are left out. */
export async function mountPlatform(app: FastifyInstance, platform: Platform): Promise<void> {
  const { api } = platform.records().site.hosts
  await app.register(async (scope) => {
    await openCallScope(scope)
    for (const name of names) {
      const { group, method, path } = playerCalls[name]
      const base = api[group]
      if (!base.startsWith('/')) continue
      scope.route({ method, url: base + path, handler: (request, reply) => answerCall(platform, name, request, reply) })
    }
    const bases = Object.values(api).filter((base) => base.startsWith('/'))
    for (const base of new Set(['/api', ...bases])) scope.all(`${base}/*`, refuseUnknownCall)
  })
}

async function answerCall(platform: Platform, name: PlayerCallName, request: FastifyRequest, reply: FastifyReply) {
  const caller = callerOf(request, reply)
  const asked = {
    params: checkPart(name, 'params', request.params),
    query: checkPart(name, 'query', request.query),
    body: checkPart(name, 'body', request.body),
    caller,
  }
  await limitCall(platform, name, asked)
  // Which handler answers which call is checked where the handlers are listed.
  const handle = handlers[name] as Handler<PlayerCallName>
  // What is said to one visitor is no other's, unless a call says so.
  reply.header('cache-control', 'no-store')
  const answer = await handle(platform, asked as Asked<PlayerCallName>)
  return reply.type('application/json; charset=utf-8').send(jsonOf(answer))
}
