import type { StaffMember } from '../../contract/index.ts'
import type { Staff } from '../tables.ts'

/** What colleagues see of somebody. */
export function memberOf({ id, name, email, role }: Staff): StaffMember {
  return { id, name, email, role }
}
