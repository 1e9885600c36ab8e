import type { FastifyInstance, FastifyReply } from 'fastify'
import { type StaffCallName, staffCalls } from '../../contract/calls/staff.ts'
import { mountCalls } from '../../kernel/calls/mount-calls.ts'
import { applyLimit } from '../../kernel/limits/apply-limit.ts'
import { noteRefusal } from '../../services/security/events/note-refusal.ts'
import type { Desk, Handler } from '../desk.ts'
import { callError } from '../errors.ts'
import { limitOf } from '../limits.ts'
import { SerializedAnswer } from '../serialized-answer.ts'
import { lacksFactor } from '../sessions/factor-owner.ts'
import { requireRole } from '../sessions/require-role.ts'
import { sessionCookie } from '../sessions/sessions.ts'
import type { Staff } from '../tables.ts'
import { checkPart } from './check-input.ts'
import { handlers } from './handlers.ts'

const names = Object.keys(staffCalls) as StaffCallName[]

const base = '/admin/api'

/** Above the limit of a record, so a record that is too large gets an error that states its size. */
const largestBody = 8 * 1024 * 1024
/** Publishing may build very many pages. */
const longestCall = 10 * 60_000

/** Mounts all calls of the desk. */
export function mountDesk(app: FastifyInstance, desk: Desk): Promise<void> {
  return mountCalls<StaffCallName, Staff | undefined>(app, {
    routes: names.map((name) => {
      const { method, path, role, ...more } = staffCalls[name]
      const bodyLimit = 'largest' in more ? more.largest : largestBody
      const options = role === 'anyone' ? {} : { bodyLimit, handlerTimeout: longestCall }
      return {
        ...{ name, method, url: base + path, options },
        ...('produces' in more && { produces: more.produces }),
        ...('consumes' in more && { consumes: more.consumes }),
      }
    }),
    bases: [base],
    checkPart,
    async identify(name, caller, reply) {
      const call = staffCalls[name]
      if (call.role === 'anyone') return undefined
      const staff = await requireRole(desk, caller.cookie(sessionCookie), call.role)
      if (!('beforeFactor' in call) && (await lacksFactor(desk, staff))) throw callError('factor-required')
      keepOpen(reply)
      return staff
    },
    async answer(name, input, staff) {
      await applyLimit(desk, limitOf(name), { ip: input.caller.ip, account: staff?.id })
      // The list of handlers checks that each fits its call.
      const handle = handlers[name] as Handler<StaffCallName>
      const answer = await handle(desk, { ...input, staff } as Parameters<typeof handle>[1])
      return answer instanceof SerializedAnswer ? Buffer.from(answer.bytes) : JSON.stringify(answer)
    },
    onRefused(error, { caller, who, place }) {
      noteRefusal(desk, caller, error, { staff: who?.id ?? error.about, details: place })
    },
  })
}

/** No data is sent while a long call runs; the socket must not time out. */
function keepOpen({ raw, request }: FastifyReply): void {
  raw.setTimeout(longestCall, () => request.raw.destroy())
}
