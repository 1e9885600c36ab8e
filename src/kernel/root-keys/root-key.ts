import { createHmac, randomBytes } from 'node:crypto'

/** All other keys are derived from it. 32 bytes, in Base64. */
export const newRootKey = () => randomBytes(32).toString('base64')

export const isRootKey = (text: string) => /^[A-Za-z0-9+/]{43}=$/.test(text)

export const deriveKey = (root: string, purpose: string): Buffer =>
  createHmac('sha256', Buffer.from(root, 'base64')).update(purpose).digest()

/** Shows whether a key is the same, without revealing it. */
export const fingerprintOf = (root: string) => deriveKey(root, 'fingerprint').toString('base64url')
