import type { Answer, Asked } from '../../api/ask.ts'

/** Whether this browser, at this address, knows passkeys. */
export const hasPasskeys = 'PublicKeyCredential' in globalThis

// Loaded when somebody uses a passkey.
const library = () => import('@simplewebauthn/browser')

type Made = Pick<Asked<'add-passkey'>, 'id' | 'clientData' | 'attestation'>

/** Lets the browser make a passkey; rejects if somebody cancels it. */
export async function makePasskey(
  { challenge, rpId, rpName, userId, known }: Answer<'set-up-passkey'>,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<Made> {
  const { startRegistration } = await library()
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rpId, name: rpName },
      user: { id: userId, name: email, displayName: name },
      // EdDSA, ES256 and RS256, in this order.
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: known.map((one) => ({ id: one, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    },
  })
  return { id, clientData: response.clientDataJSON, attestation: response.attestationObject }
}

/** Lets somebody choose a passkey of this site and sign with it; rejects if somebody cancels it. */
export async function signWithPasskey({
  challenge,
  rpId,
}: Answer<'passkey-challenge'>): Promise<Asked<'sign-in-with-passkey'>> {
  const { startAuthentication } = await library()
  const { id, response } = await startAuthentication({
    optionsJSON: { challenge, rpId, userVerification: 'required' },
  })
  const { clientDataJSON: clientData, authenticatorData, signature } = response
  return { id, clientData, authenticatorData, signature }
}

/** Why the browser has not made or used a passkey. */
export function sayRefusal(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'This device already has a passkey of your account.'
  return 'The browser did not use a passkey: it was cancelled, took too long, or there is none. Try again.'
}
