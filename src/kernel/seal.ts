import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto'

/** Encrypts bytes so that nobody without the key reads or changes them. */
export function sealBytes(bytes: Uint8Array, key: Buffer): Buffer {
  const nonce = randomBytes(12)
  // Node needs three times as long for a key that it is given as bytes.
  const cipher = createCipheriv('aes-256-gcm', createSecretKey(key), nonce)
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Throws if the bytes were sealed with another key, or changed. */
export function unsealBytes(sealed: Buffer, key: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 })
  decipher.setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
}

/** The same of a text. */
export const seal = (text: string, key: Buffer): string => sealBytes(Buffer.from(text), key).toString('base64')

export const unseal = (sealed: string, key: Buffer): string =>
  unsealBytes(Buffer.from(sealed, 'base64'), key).toString('utf8')

/** The same with the first key that fits; undefined if none does. */
export function unsealWithAny(sealed: string, keys: readonly Buffer[]): string | undefined {
  for (const key of keys) {
    try {
      return unseal(sealed, key)
    } catch {}
  }
  return undefined
}
