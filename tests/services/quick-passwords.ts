import { createHash } from 'node:crypto'
import type { PasswordHasher } from '../../src/kernel/passwords.ts'

const hashOf = (password: string) => createHash('sha256').update(password).digest('hex')

/** Hashes instantly, for tests that are not about passwords. */
export const quickPasswords: PasswordHasher = {
  hash: async (password) => hashOf(password),
  verify: async (password, hash) => hash === hashOf(password),
}
