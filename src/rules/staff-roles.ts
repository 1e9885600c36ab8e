import type { StaffRole } from '../contract/index.ts'

/** In ascending order: each role includes the permissions of those before it. */
export const staffRoles: readonly StaffRole[] = ['viewer', 'editor', 'publisher', 'administrator']

export function mayDo(role: StaffRole, needed: StaffRole): boolean {
  return staffRoles.indexOf(role) >= staffRoles.indexOf(needed)
}
