import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Encrypts a text so that nobody without the key reads or changes it. */
export function seal(text: string, key: Buffer): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Throws if the text was sealed with another key, or changed. */
export function unseal(sealed: string, key: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

/** The same with the first key that fits; undefined if none does. */
export function unsealWithAny(sealed: string, keys: readonly Buffer[]): string | undefined {
  for (const key of keys) {
    try {
      return unseal(sealed, key)
    } catch {}
  }
  return undefined
}
