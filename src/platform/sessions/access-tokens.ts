import { jwtVerify, SignJWT } from 'jose'
import type { Platform } from '../context.ts'

export const accessSeconds = 10 * 60

export type Access = { readonly accountId: string; readonly sessionId: string }

/** Opens the calls of a player for a short while; whether the session still stands is asked of the database. */
export function signAccess({ secrets, now }: Platform, { accountId, sessionId }: Access): Promise<string> {
  const seconds = Math.floor(now() / 1000)
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(accountId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + accessSeconds)
    .sign(secrets.keyFor('access-tokens'))
}

export async function readAccess({ secrets, now }: Platform, token: string): Promise<Access | undefined> {
  try {
    const { payload } = await jwtVerify(token, secrets.keyFor('access-tokens'), {
      algorithms: ['HS256'],
      currentDate: new Date(now()),
    })
    const { sub, sid } = payload
    return typeof sub === 'string' && typeof sid === 'string' ? { accountId: sub, sessionId: sid } : undefined
  } catch {
    return undefined
  }
}
