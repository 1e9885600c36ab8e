import type { StaffRole } from '../contract/index.ts'

/** The roles whose permissions a role has besides its own. */
const included: { readonly [Role in StaffRole]: readonly StaffRole[] } = {
  viewer: [],
  editor: ['viewer'],
  publisher: ['viewer', 'editor'],
  support: ['viewer'],
  trader: ['viewer'],
  administrator: ['viewer', 'editor', 'publisher', 'support', 'trader'],
}

export const staffRoles = Object.keys(included) as readonly StaffRole[]

export function mayDo(role: StaffRole, needed: StaffRole): boolean {
  return role === needed || included[role].includes(needed)
}
