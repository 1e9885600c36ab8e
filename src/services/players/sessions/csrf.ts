import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Caller } from '../../../kernel/calls/call.ts'
import { callError } from '../errors.ts'
import type { Players } from '../players.ts'

const cookie = 'csrf'
const seconds = 24 * 3600

/** One half is stored in a cookie, the other is sent in a header, which no third-party site can do. */
export function giveCsrfToken(players: Players, caller: Caller): string {
  const half = caller.cookie(cookie) || randomBytes(16).toString('base64url')
  caller.setCookie(cookie, half, seconds)
  return signatureOf(players, half)
}

export function requireCsrfToken(players: Players, caller: Caller): void {
  const half = caller.cookie(cookie)
  // A browser without cookies has no session to abuse, and Sec-Fetch-Site shows that the page is ours.
  if (!half && caller.header('sec-fetch-site') === 'same-origin') return
  const sent = Buffer.from(caller.header('x-csrf-token') ?? '')
  const expected = Buffer.from(half ? signatureOf(players, half) : '')
  const isGood = expected.length > 0 && sent.length === expected.length && timingSafeEqual(sent, expected)
  if (!isGood) throw callError('csrf-refused')
}

function signatureOf({ secrets }: Players, half: string): string {
  return createHmac('sha256', secrets.keyFor('csrf')).update(half).digest('base64url')
}
