import { createRemoteJWKSet, customFetch } from 'jose'
import type { Settings } from '../../../contract/index.ts'
import type { Log } from '../../../kernel/log.ts'
import { createDemoIssuer, type DemoIssuer, type DemoPorts } from './demo-issuer.ts'
import type { GoogleVerifier } from './google-verifier.ts'
import { readIdToken } from './id-token.ts'
import { lastKnownKeys } from './last-known-keys.ts'

type GoogleSettings = Pick<Settings, 'GOOGLE_CLIENT_ID' | 'GOOGLE_ISSUER' | 'GOOGLE_JWKS_URL' | 'PUBLIC_URL'>

type Ports = DemoPorts & { readonly fetch: typeof fetch; readonly log: Pick<Log, 'warn'> }

type Google = {
  readonly verifier: GoogleVerifier
  /** To be mounted on the server. */
  readonly demoIssuer?: DemoIssuer
}

/** Google's sign-in if a client id is configured, otherwise a simulated one in demo mode and none on live sites. */
export function createGoogle(settings: GoogleSettings, ports: Ports): Google {
  const { GOOGLE_CLIENT_ID: clientId, PUBLIC_URL } = settings
  if (clientId) return { verifier: createVerifier(clientId, settings, ports) }
  const demoIssuer = createDemoIssuer(PUBLIC_URL, ports)
  return { verifier: demoIssuer, demoIssuer }
}

function createVerifier(audience: string, settings: GoogleSettings, { fetch, log, now }: Ports): GoogleVerifier {
  const { GOOGLE_ISSUER: address, GOOGLE_JWKS_URL } = settings
  const remote = createRemoteJWKSet(new URL(GOOGLE_JWKS_URL), { timeoutDuration: 5000, [customFetch]: fetch })
  const keys = lastKnownKeys(remote, log)
  // Google issues tokens with and without the scheme.
  const issuer = [address, address.replace('https://', '')]
  return {
    clientId: audience,
    verify: (token) => readIdToken(token, keys, { audience, issuer, currentDate: new Date(now()) }),
  }
}
