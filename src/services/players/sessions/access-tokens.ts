import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import { jwtVerify } from 'jose'
import type { Secrets } from '../../../kernel/secrets.ts'
import type { Players } from '../players.ts'

export const accessSeconds = 10 * 60

// Cached: importing the key for each token would cost more than signing it.
const keys = new WeakMap<Secrets, KeyObject>()

function keyOf(secrets: Secrets): KeyObject {
  const key = keys.get(secrets) ?? createSecretKey(secrets.keyFor('access-tokens'))
  keys.set(secrets, key)
  return key
}

export type Access = { readonly accountId: string; readonly sessionId: string }

/** Signs a short-lived token for the calls of a player. The database decides whether the session is still valid. */
export function signAccess({ secrets, now }: Players, { accountId, sessionId }: Access): string {
  const seconds = Math.floor(now() / 1000)
  const claims = { sid: sessionId, sub: accountId, iat: seconds, exp: seconds + accessSeconds }
  const content = `${encode({ alg: 'HS256' })}.${encode(claims)}`
  // Synchronous: the libuv threads are busy hashing passwords.
  return `${content}.${createHmac('sha256', keyOf(secrets)).update(content).digest('base64url')}`
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

export async function readAccess({ secrets, now }: Players, token: string): Promise<Access | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secrets), {
      algorithms: ['HS256'],
      currentDate: new Date(now()),
    })
    const { sub, sid } = payload
    return typeof sub === 'string' && typeof sid === 'string' ? { accountId: sub, sessionId: sid } : undefined
  } catch {
    return undefined
  }
}
