import type { StaffRole } from '../contract/index.ts'

/** Each role may do what those before it may. */
export const staffRoles: readonly StaffRole[] = ['viewer', 'editor', 'publisher', 'administrator']

export function mayDo(role: StaffRole, needed: StaffRole): boolean {
  return staffRoles.indexOf(role) >= staffRoles.indexOf(needed)
}
