import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type StaffCallName, staffCalls } from '../contract/calls/staff.ts'
import { callerOf, openCallScope, refuseUnknownCall } from '../kernel/calls/call-scope.ts'
import type { Staff } from '../kernel/database/tables.ts'
import type { Asked, Handler } from './call.ts'
import { checkPart } from './check-input.ts'
import type { Desk } from './context.ts'
import { handlers } from './handlers.ts'
import { requireRole } from './sessions/require-role.ts'
import { sessionCookie } from './sessions/sessions.ts'
import { WrittenAnswer } from './written-answer.ts'

const names = Object.keys(staffCalls) as StaffCallName[]

const base = '/admin/api'

/** So that a record that is too large is answered with its size. */
const largestBody = 8 * 1024 * 1024
/** Publishing may make very many pages. */
const patience = 10 * 60_000

/** Every call of the desk. Strangers are turned away before their body is read. */
export async function mountDesk(app: FastifyInstance, desk: Desk): Promise<void> {
  await app.register(async (scope) => {
    await openCallScope(scope)
    for (const name of names) mountCall(scope, desk, name)
    scope.all(`${base}/*`, refuseUnknownCall)
  })
}

function mountCall(scope: FastifyInstance, desk: Desk, name: StaffCallName): void {
  const { method, path, role } = staffCalls[name]
  const known = new WeakMap<FastifyRequest, Staff>()
  const authorize = async (request: FastifyRequest, reply: FastifyReply) => {
    if (role === 'anyone') return
    known.set(request, await requireRole(desk, request.cookies[sessionCookie], role))
    // Nothing travels meanwhile, and the connection stays.
    reply.raw.setTimeout(patience, () => request.raw.destroy())
  }
  scope.route({
    method,
    url: base + path,
    ...(role !== 'anyone' && { bodyLimit: largestBody, handlerTimeout: patience }),
    onRequest: authorize,
    handler: (request, reply) => answerCall(desk, name, request, reply, known.get(request)),
  })
}

async function answerCall(
  desk: Desk,
  name: StaffCallName,
  request: FastifyRequest,
  reply: FastifyReply,
  staff: Staff | undefined,
) {
  const asked = {
    query: checkPart(name, 'query', request.query),
    body: checkPart(name, 'body', request.body),
    caller: callerOf(request, reply),
    staff,
  }
  reply.header('cache-control', 'no-store')
  // Which handler answers which call is checked where the handlers are listed.
  const handle = handlers[name] as Handler<StaffCallName>
  const answer = await handle(desk, asked as Asked<StaffCallName>)
  const content = answer instanceof WrittenAnswer ? Buffer.from(answer.bytes) : JSON.stringify(answer)
  return reply.type('application/json; charset=utf-8').send(content)
}
