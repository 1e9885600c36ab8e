import { applyLimit } from '../../kernel/limits/apply-limit.ts'
import { normalizeEmail } from '../../rules/email.ts'
import { addSecurityEvent } from '../../services/security/events/add-security-event.ts'
import { addAuditEntry } from '../audit/audit.ts'
import type { Handler } from '../desk.ts'
import { callError } from '../errors.ts'
import { signInLimit } from '../limits.ts'
import { beginSession, endSession, prolongCookie } from '../sessions/sessions.ts'
import { memberOf } from '../staff/staff.ts'

/** An unknown e-mail and a wrong password take the same time and get the same answer. */
export const signIn: Handler<'sign-in'> = async (desk, { body, caller }) => {
  const email = normalizeEmail(body.email) ?? body.email.trim().toLowerCase()
  await applyLimit(desk, signInLimit, { ip: caller.ip, identity: email })
  const staff = await desk.db.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst()
  const isRight = await desk.passwords.verify(body.password, staff?.password_hash)
  if (!staff || !isRight) throw callError('wrong-credentials', { about: staff?.id })
  if (staff.blocked) throw callError('user-blocked', { about: staff.id })
  await beginSession(desk, caller, staff)
  await addAuditEntry(desk, { staff, action: 'sign-in', details: caller.ip })
  await addSecurityEvent(desk, caller, { name: 'signed-in', staff: staff.id })
  return { staff: memberOf(staff) }
}

export const session: Handler<'session'> = (_, { staff, caller }) => {
  prolongCookie(caller)
  return { staff: memberOf(staff) }
}

export const signOut: Handler<'sign-out'> = async (desk, { caller }) => {
  await endSession(desk, caller)
  return {}
}
