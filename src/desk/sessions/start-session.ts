import type { Caller } from '../../kernel/calls/call.ts'
import type { Proof } from '../../services/factors/prove-factor.ts'
import { addSecurityEvent } from '../../services/security/events/add-security-event.ts'
import { addAuditEntry } from '../audit/audit.ts'
import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'
import type { Staff } from '../tables.ts'
import { beginSession } from './sessions.ts'

/** Starts the session of a staff member who has passed every step, and records by which. */
export async function startSession(
  desk: Desk,
  caller: Caller,
  { staff, by }: { readonly staff: Staff; readonly by: Proof | 'password' },
): Promise<void> {
  if (staff.blocked) throw callError('user-blocked', { about: staff.id })
  await beginSession(desk, caller, staff)
  await addAuditEntry(desk, { staff, action: 'sign-in', details: `${by}, ${caller.ip}` })
  await addSecurityEvent(desk, caller, { name: 'signed-in', staff: staff.id, details: by })
}
