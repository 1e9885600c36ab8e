import type { StaffRole } from '../../contract/index.ts'
import { CallError } from '../../kernel/calls/errors.ts'
import type { Staff } from '../../kernel/database/tables.ts'
import { mayDo } from '../../rules/staff-roles.ts'
import type { Desk } from '../context.ts'
import { findStaff } from './sessions.ts'

/** Whoever holds the session, where the role is enough. */
export async function requireRole(desk: Desk, token: string | undefined, needed: StaffRole): Promise<Staff> {
  const staff = await findStaff(desk, token)
  if (!staff) throw new CallError('signed-out')
  if (!mayDo(staff.role, needed)) throw new CallError('forbidden')
  return staff
}
