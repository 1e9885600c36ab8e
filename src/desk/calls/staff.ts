import { refuseCommonPassword } from '../../kernel/common-passwords.ts'
import { applyLimit } from '../../kernel/limits/apply-limit.ts'
import { sendSoon } from '../../kernel/mail/send-soon.ts'
import { hashToken } from '../../kernel/secrets.ts'
import { staffWithFactor } from '../../services/factors/held-factors.ts'
import { addSecurityEvent } from '../../services/security/events/add-security-event.ts'
import { addAuditEntry } from '../audit/audit.ts'
import type { Handler } from '../desk.ts'
import { callError } from '../errors.ts'
import { factorNotice } from '../factors/factor-notice.ts'
import { resetFactorsOf } from '../factors/reset-factors.ts'
import { signInLimit } from '../limits.ts'
import { momentOf } from '../moment.ts'
import { requireSecondStep } from '../sessions/second-step.ts'
import { beginSession } from '../sessions/sessions.ts'
import { changeStaffMember } from '../staff/change-staff.ts'
import {
  acceptInvitation,
  findInvitation,
  inviteStaff,
  pendingInvitations,
  removeInvitation,
} from '../staff/invitations.ts'
import { memberOf } from '../staff/staff.ts'

export const invitation: Handler<'invitation'> = async (desk, { query, caller }) => {
  await applyLimit(desk, signInLimit, { ip: caller.ip, identity: hashToken(query.token) })
  const found = await findInvitation(desk, query.token)
  if (!found) throw callError('invitation-used')
  return found
}

export const accept: Handler<'accept-invitation'> = async (desk, { body, caller }) => {
  const { token, name, password } = body
  await applyLimit(desk, signInLimit, { ip: caller.ip, identity: hashToken(token) })
  if (!(await findInvitation(desk, token))) throw callError('invitation-used')
  await refuseCommonPassword(desk, password)
  const passwordHash = await desk.passwords.hash(password)
  const staff = await acceptInvitation(desk, { token, name: name.trim() || name, passwordHash })
  await addAuditEntry(desk, { staff, action: 'accept-invitation', details: staff.role })
  await addSecurityEvent(desk, caller, { name: 'invitation-accepted', staff: staff.id })
  // An invitation resets the password of an account, not its second factor.
  await requireSecondStep(desk, caller, staff)
  await beginSession(desk, caller, staff)
  return { staff: memberOf(staff) }
}

export const listStaff: Handler<'staff'> = async (desk) => {
  const { db } = desk
  const rows = await db.selectFrom('staff').selectAll().orderBy('name').orderBy('id').execute()
  const withFactor = await staffWithFactor(db)
  const invitations = await pendingInvitations(desk)
  return {
    staff: rows.map((row) => ({
      ...memberOf(row),
      blocked: row.blocked === 1,
      hasFactor: withFactor.has(row.id),
      ...(row.last_seen_at !== null && { lastSeenAt: momentOf(row.last_seen_at) }),
    })),
    invitations: invitations.map(({ email, role, name, expires_at }) => ({
      email,
      role,
      ...(name !== null && { by: name }),
      expiresAt: momentOf(expires_at),
    })),
  }
}

export const invite: Handler<'invite'> = async (desk, { body, staff, caller }) => {
  const link = await inviteStaff(desk, body, staff)
  await addAuditEntry(desk, { staff, action: 'invite', details: `${body.email} as ${body.role}` })
  await addSecurityEvent(desk, caller, { name: 'staff-invited', staff: staff.id, details: body.role })
  return { link }
}

export const uninvite: Handler<'remove-invitation'> = async (desk, { body: { email }, staff }) => {
  const role = await removeInvitation(desk, email)
  await addAuditEntry(desk, { staff, action: 'remove-invitation', details: `${email} as ${role}` })
  return {}
}

export const changeStaff: Handler<'change-staff'> = async (desk, { body, staff, caller }) => {
  const { email, role, blocked } = await changeStaffMember(desk, body)
  const details = `${email} is ${role}${blocked ? ' and blocked' : ''}`
  await addAuditEntry(desk, { staff, action: 'change-staff', details })
  await addSecurityEvent(desk, caller, { name: 'roles-changed', staff: staff.id, details: role })
  return {}
}

export const resetFactors: Handler<'reset-factors'> = async (desk, { body, staff, caller }) => {
  const colleague = await resetFactorsOf(desk, body)
  if (!colleague) throw callError('unknown-staff')
  await addAuditEntry(desk, { staff, action: 'reset-factors', details: colleague.email })
  await addSecurityEvent(desk, caller, { name: 'factors-reset', staff: staff.id, details: colleague.id })
  sendSoon(desk, caller, factorNotice(desk, colleague, 'factors-reset'))
  return {}
}
