import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import { jwtVerify } from 'jose'
import type { Secrets } from '../../../kernel/secrets.ts'
import type { Players } from '../players.ts'

export const accessSeconds = 10 * 60

// Cached: importing the keys for each token would cost more than signing it.
const imported = new WeakMap<Secrets, [KeyObject, ...KeyObject[]]>()

function keysOf(secrets: Secrets): [KeyObject, ...KeyObject[]] {
  const known = imported.get(secrets)
  if (known) return known
  const [current, ...former] = secrets.keysFor('access-tokens')
  const keys: [KeyObject, ...KeyObject[]] = [createSecretKey(current), ...former.map((key) => createSecretKey(key))]
  imported.set(secrets, keys)
  return keys
}

export type Access = { readonly accountId: string; readonly sessionId: string }

/** Signs a short-lived token for the calls of a player. The database decides whether the session is still valid. */
export function signAccess({ secrets, now }: Players, { accountId, sessionId }: Access): string {
  const seconds = Math.floor(now() / 1000)
  const claims = { sid: sessionId, sub: accountId, iat: seconds, exp: seconds + accessSeconds }
  const content = `${encode({ alg: 'HS256' })}.${encode(claims)}`
  // Synchronous: the libuv threads are busy hashing passwords.
  return `${content}.${createHmac('sha256', keysOf(secrets)[0]).update(content).digest('base64url')}`
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

export async function readAccess({ secrets, now }: Players, token: string): Promise<Access | undefined> {
  for (const key of keysOf(secrets)) {
    const access = await readWith(key, token, new Date(now()))
    if (access) return access
  }
  return undefined
}

async function readWith(key: KeyObject, token: string, currentDate: Date): Promise<Access | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate })
    const { sub, sid } = payload
    return typeof sub === 'string' && typeof sid === 'string' ? { accountId: sub, sessionId: sid } : undefined
  } catch {
    return undefined
  }
}
