import type { StaffRole } from '../contract/index.ts'

/** Each role may do what those before it may. */
export const staffRoles = ['viewer', 'editor', 'publisher', 'administrator'] as const satisfies readonly StaffRole[]

export function mayDo(role: StaffRole, needed: StaffRole): boolean {
  return staffRoles.indexOf(role) >= staffRoles.indexOf(needed)
}
