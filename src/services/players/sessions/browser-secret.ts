import { randomBytes } from 'node:crypto'
import type { Caller } from '../../../kernel/calls/call.ts'

const cookie = 'csrf'
const seconds = 24 * 3600

/** A secret in a cookie of the browser. What is signed with it is of no use in another browser. */
export function giveBrowserSecret(caller: Caller): string {
  const secret = browserSecret(caller) || randomBytes(16).toString('base64url')
  caller.setCookie(cookie, secret, seconds)
  return secret
}

export const browserSecret = (caller: Caller): string | undefined => caller.cookie(cookie)
