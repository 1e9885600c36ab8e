import { createSecretKey, type KeyObject } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Platform } from '../context.ts'
import type { Secrets } from '../secrets.ts'

export const accessSeconds = 10 * 60

// A key is prepared once: for each token anew that would cost more than the signature.
const keys = new WeakMap<Secrets, KeyObject>()

function keyOf(secrets: Secrets): KeyObject {
  const key = keys.get(secrets) ?? createSecretKey(secrets.keyFor('access-tokens'))
  keys.set(secrets, key)
  return key
}

export type Access = { readonly accountId: string; readonly sessionId: string }

/** Opens the calls of a player for a short while; whether the session still stands is asked of the database. */
export function signAccess({ secrets, now }: Platform, { accountId, sessionId }: Access): Promise<string> {
  const seconds = Math.floor(now() / 1000)
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(accountId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + accessSeconds)
    .sign(keyOf(secrets))
}

export async function readAccess({ secrets, now }: Platform, token: string): Promise<Access | undefined> {
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
