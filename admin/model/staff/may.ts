import { type StaffCallName, staffCalls } from '../../../src/contract/calls/staff.ts'
import type { StaffRole } from '../../../src/contract/index.ts'
import { mayDo } from '../../../src/rules/staff-roles.ts'

/** Whether this role may make this call. */
export function mayCall(role: StaffRole, call: StaffCallName): boolean {
  const needed = staffCalls[call].role
  return needed === 'anyone' || mayDo(role, needed)
}
