import type { Registration } from '../../../registration/index.ts'
import { askDemoIssuer, openWindow } from './demo-window.ts'
import { askGoogleItself } from './google-itself.ts'
import type { GoogleOutcome } from './google-outcome.ts'

/** The built-in demonstration issuer, used when no Google client is configured. */
const demoClient = 'powerplay-demonstration'

/** Asks Google for a token; undefined, after a notice, if there is none. */
export async function askGoogle(
  registration: Registration,
): Promise<(GoogleOutcome & { readonly kind: 'token' }) | undefined> {
  const known = registration.state().session.googleClientId
  const account = known === '' || known === demoClient ? openWindow() : null
  const asked = await registration.askGoogleNonce()
  if (!asked) return void account?.close()
  const outcome = await ask(account, asked)
  if (outcome.kind === 'token') return outcome
  if (outcome.kind !== 'replaced') registration.googleFailed(outcome.kind)
  return undefined
}

type Asked = { readonly clientId: string; readonly nonce: string }

async function ask(account: Window | null, { clientId, nonce }: Asked): Promise<GoogleOutcome> {
  if (clientId !== demoClient) {
    account?.close()
    return askGoogleItself(clientId, nonce)
  }
  return account ? askDemoIssuer(account, clientId, nonce) : { kind: 'blocked' }
}
