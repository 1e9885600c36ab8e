import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs a token that opens explanations until it expires. */
export function signExplainToken(key: Uint8Array, expiresAt: number): string {
  const expires = Math.floor(expiresAt / 1000).toString(36)
  return `${expires}.${signatureOf(key, expires)}`
}

export function isExplainToken(token: string, key: Uint8Array, now: number): boolean {
  const [, expires = '', signature = ''] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token) ?? []
  const isSigned = signature !== '' && timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, expires)))
  return isSigned && now < Number.parseInt(expires, 36) * 1000
}

function signatureOf(key: Uint8Array, expires: string): string {
  return createHmac('sha256', key).update(`explain ${expires}`).digest('base64url')
}
