import { hash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Database } from './database/database.ts'
import { hmac } from './hmac.ts'
import { findRootKeys, type KeyPlace } from './root-keys/find-root-keys.ts'
import { deriveKey } from './root-keys/root-key.ts'

/** Keys shared by all processes on one database, derived from its root keys. */
export type Secrets = {
  /** The key of one purpose. */
  readonly keyFor: (purpose: string) => Buffer
  /** The same, and those derived from former root keys: what was made with them is still read. */
  readonly keysFor: (purpose: string) => readonly [Buffer, ...Buffer[]]
}

export async function loadSecrets(db: Database, place: KeyPlace): Promise<Secrets> {
  const [current, ...former] = await findRootKeys(db, place)
  const known = new Map<string, readonly [Buffer, ...Buffer[]]>()
  // Nearly every call needs one of few keys.
  const keysFor = (purpose: string) => {
    const keys = known.get(purpose) ?? [deriveKey(current, purpose), ...former.map((root) => deriveKey(root, purpose))]
    known.set(purpose, keys)
    return keys
  }
  return { keysFor, keyFor: (purpose) => keysFor(purpose)[0] }
}

export const newId = () => randomUUID()

/** A random token, safe in URLs. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Tokens are stored as hashes, so a leaked database reveals none. */
export const hashToken = (token: string) => hash('sha256', token, 'base64url')

/** Compares in the same time wherever they differ, and however long they are. */
export const isSame = (sent: string, secret: string): boolean => timingSafeEqual(digestOf(sent), digestOf(secret))

const digestOf = (text: string) => hash('sha256', text, 'buffer')

/** The signature of a text, for a link, a cookie or a token that comes back. */
export const sign = (secrets: Secrets, purpose: string, text: string): string => signed(secrets.keyFor(purpose), text)

/** Whether the signature is ours, made with the current key or a former one. */
export const isSigned = (secrets: Secrets, purpose: string, text: string, signature: string): boolean =>
  secrets.keysFor(purpose).some((key) => isSame(signature, signed(key, text)))

const signed = (key: Buffer, text: string) => hmac(key, text).toString('base64url')
