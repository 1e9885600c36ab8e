import { createHmac } from 'node:crypto'
import type { Caller } from '../../../kernel/calls/call.ts'
import { isSame } from '../../../kernel/secrets.ts'
import { callError } from '../errors.ts'
import type { Players } from '../players.ts'
import { browserSecret, giveBrowserSecret } from './browser-secret.ts'

/** One half is stored in a cookie, the other is sent in a header, which no third-party site can do. */
export function giveCsrfToken(players: Players, caller: Caller): string {
  return signatureOf(players, giveBrowserSecret(caller))
}

export function requireCsrfToken(players: Players, caller: Caller): void {
  const half = browserSecret(caller)
  // A browser without cookies has no session to abuse, and Sec-Fetch-Site shows that the page is ours.
  if (!half && caller.header('sec-fetch-site') === 'same-origin') return
  const isGood = half && isSame(caller.header('x-csrf-token') ?? '', signatureOf(players, half))
  if (!isGood) throw callError('csrf-refused')
}

function signatureOf({ secrets }: Players, half: string): string {
  return createHmac('sha256', secrets.keyFor('csrf')).update(half).digest('base64url')
}
