import { type AdminCallName, adminCalls, type StaffRole } from '../../src/contract/index.ts'
import { mayDo } from '../../src/rules/staff-roles.ts'

/** Whether the desk would answer this call for somebody of this role. */
export function mayCall(role: StaffRole, call: AdminCallName): boolean {
  const needed = adminCalls[call].role
  return needed === 'anyone' || mayDo(role, needed)
}
