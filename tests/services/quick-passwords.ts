import { createHash } from 'node:crypto'
import type { PasswordHasher } from '../../src/kernel/passwords.ts'

const hashOf = (password: string) => createHash('sha256').update(password).digest('hex')

/** Takes no time, for tests of which passwords are not the subject. */
export const quickPasswords: PasswordHasher = {
  hash: async (password) => hashOf(password),
  verify: async (password, hash) => hash === hashOf(password),
}
