import type { StaffMember } from '../../contract/index.ts'
import type { Staff } from '../tables.ts'

/** The properties of a staff member that colleagues see. */
export function memberOf({ id, name, email, role }: Staff): StaffMember {
  return { id, name, email, role }
}
