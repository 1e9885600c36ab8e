import type { StaffRole } from '../../contract/index.ts'
import { mayDo } from '../../rules/staff-roles.ts'
import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'
import type { Staff } from '../tables.ts'
import { findStaff } from './sessions.ts'

/** The staff member of the session; throws if the role does not suffice. */
export async function requireRole(desk: Desk, token: string | undefined, needed: StaffRole): Promise<Staff> {
  const staff = await findStaff(desk, token)
  if (!staff) throw callError('signed-out')
  if (!mayDo(staff.role, needed)) throw callError('forbidden', { about: staff.id })
  return staff
}
