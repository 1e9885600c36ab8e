import type { StaffRole } from '../../contract/index.ts'
import { mayDo } from '../../rules/staff-roles.ts'
import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'
import type { Staff } from '../tables.ts'
import { findStaff } from './sessions.ts'

/** Whoever holds the session, where the role is enough. */
export async function requireRole(desk: Desk, token: string | undefined, needed: StaffRole): Promise<Staff> {
  const staff = await findStaff(desk, token)
  if (!staff) throw callError('signed-out')
  if (!mayDo(staff.role, needed)) throw callError('forbidden')
  return staff
}
