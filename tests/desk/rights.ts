import type { StaffRole } from '../../src/contract/index.ts'

/** The permissions of each role, spelt out. */
const rights: { readonly [Role in StaffRole]: readonly string[] } = {
  viewer: ['anyone', 'viewer'],
  editor: ['anyone', 'viewer', 'editor'],
  publisher: ['anyone', 'viewer', 'editor', 'publisher'],
  support: ['anyone', 'viewer', 'support'],
  trader: ['anyone', 'viewer', 'trader'],
  administrator: ['anyone', 'viewer', 'editor', 'publisher', 'support', 'trader', 'administrator'],
}

/** Whether somebody of this role, or nobody, may make a call that needs another. */
export const mayCall = (role: StaffRole | 'nobody', needed: string): boolean =>
  role === 'nobody' ? needed === 'anyone' : rights[role].includes(needed)
