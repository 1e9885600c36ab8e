import type { StaffRole } from '../contract/index.ts'

/** Each role may do what those before it may. */
export const roles: readonly StaffRole[] = ['viewer', 'editor', 'publisher', 'administrator']

export function mayDo(role: StaffRole, needed: StaffRole): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed)
}
