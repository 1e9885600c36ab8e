import type { Caller } from '../../../kernel/calls/call.ts'
import { isSigned, sign } from '../../../kernel/secrets.ts'
import { callError } from '../errors.ts'
import type { Players } from '../players.ts'
import { browserSecret, giveBrowserSecret } from './browser-secret.ts'

const purpose = 'csrf'

/** One half is stored in a cookie, the other is sent in a header, which no third-party site can do. */
export function giveCsrfToken(players: Players, caller: Caller): string {
  return sign(players.secrets, purpose, giveBrowserSecret(caller))
}

export function requireCsrfToken(players: Players, caller: Caller): void {
  const half = browserSecret(caller)
  // A browser without cookies has no session to abuse, and Sec-Fetch-Site shows that the page is ours.
  if (!half && caller.header('sec-fetch-site') === 'same-origin') return
  const isGood = half && isSigned(players.secrets, purpose, half, caller.header('x-csrf-token') ?? '')
  if (!isGood) throw callError('csrf-refused')
}
