import type { Caller } from '../../kernel/calls/call.ts'
import { addSecurityEvent } from '../../services/security/events/add-security-event.ts'
import { addAuditEntry } from '../audit/audit.ts'
import type { Desk, Handler } from '../desk.ts'
import { callError } from '../errors.ts'
import { openSessionsOf } from '../sessions/open-sessions.ts'
import { endOneSession, endOtherSessions } from '../sessions/sessions.ts'
import type { Staff } from '../tables.ts'

export const ownSessions: Handler<'own-sessions'> = async (desk, { staff, caller }) => ({
  sessions: await openSessionsOf(desk, staff, caller),
})

export const staffSessions: Handler<'staff-sessions'> = async (desk, { query, caller }) => ({
  sessions: await openSessionsOf(desk, await findColleague(desk, query.id), caller),
})

export const endOwnSessions: Handler<'end-own-sessions'> = (desk, { body, ...by }) =>
  endSessions(desk, by, { whose: by.staff, ...body })

export const endStaffSessions: Handler<'end-staff-sessions'> = async (desk, { body: { id, ...body }, ...by }) =>
  endSessions(desk, by, { whose: await findColleague(desk, id), ...body })

async function findColleague({ db }: Desk, id: string): Promise<Staff> {
  const colleague = await db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst()
  if (!colleague) throw callError('unknown-staff')
  return colleague
}

type By = { readonly staff: Staff; readonly caller: Caller }

/** Ends one session of a staff member, or all of them but that of the request. */
async function endSessions(
  desk: Desk,
  { staff, caller }: By,
  { whose, session }: { readonly whose: Staff; readonly session?: string },
): Promise<Record<string, never>> {
  const device = session && (await endOneSession(desk, whose, session))
  if (!device) await endOtherSessions(desk, caller, whose)
  const details = device ? `${whose.email}: ${device}` : whose.email
  await addAuditEntry(desk, { staff, action: 'end-sessions', details })
  const name = device ? 'session-ended' : 'sessions-ended'
  await addSecurityEvent(desk, caller, { name, staff: staff.id, details: whose.id })
  return {}
}
