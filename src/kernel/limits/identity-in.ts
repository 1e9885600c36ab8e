import { readIdentity } from '../../rules/identity.ts'

/** The user name in a call's body, normalised: one mailbox or phone is one name, however it is spelt. */
export function identityIn(body: unknown): string | undefined {
  const { username, phone_code: country } = (body ?? {}) as { username?: unknown; phone_code?: unknown }
  if (typeof username !== 'string' || username.trim() === '') return undefined
  const identity = readIdentity(username, typeof country === 'string' ? country : undefined)
  if (!identity) return username.normalize('NFKC').trim().toLowerCase()
  return identity.kind === 'email' ? identity.email : identity.phone
}
