import { randomBytes } from 'node:crypto'
import type { Caller } from '../../../kernel/calls/call.ts'
import { isSigned, sign } from '../../../kernel/secrets.ts'
import type { Players } from '../players.ts'
import { browserSecret, giveBrowserSecret } from '../sessions/browser-secret.ts'
import { spendToken } from '../spent-tokens.ts'

const purpose = 'google-nonces'
const lifetime = 10 * 60_000

/** The nonce that the next ID token of this browser must contain. */
export function giveNonce(players: Players, caller: Caller): string {
  const content = `${players.now() + lifetime}.${randomBytes(12).toString('base64url')}`
  return `${content}.${sign(players.secrets, purpose, `${giveBrowserSecret(caller)} ${content}`)}`
}

/** Whether the nonce is ours, of this browser and still unused; afterwards it is used. */
export async function spendNonce(players: Players, caller: Caller, nonce: string): Promise<boolean> {
  const [expires = '', random = '', signature = ''] = nonce.split('.')
  const secret = browserSecret(caller)
  if (!secret || !isSigned(players.secrets, purpose, `${secret} ${expires}.${random}`, signature)) return false
  return Number(expires) > players.now() && spendToken(players.db, `google ${nonce}`, Number(expires))
}
