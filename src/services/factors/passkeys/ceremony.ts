import { isDatabaseUnavailable } from '../../../kernel/database/is-unavailable.ts'
import type { Factors } from '../owner.ts'
import { type Purpose, spendChallenge } from './challenges.ts'

/** The site for which a passkey is made, as browsers know it. */
export type RelyingParty = { readonly id: string; readonly origin: string }

export type Made = {
  readonly id: string
  readonly clientData: string
  readonly attestation: string
}

export type Signed = {
  readonly id: string
  readonly clientData: string
  readonly authenticatorData: string
  readonly signature: string
}

/** A passkey as it is kept; the key is in base64url. */
export type Credential = { readonly id: string; readonly publicKey: string; readonly counter: number }

type Ceremony = { readonly site: RelyingParty; readonly purpose: Purpose }

// Loaded with the first passkey: the server's start does not wait for it.
const library = () => import('@simplewebauthn/server')

/** What a ceremony expects. Checking the challenge uses it up. */
const expectedIn = (factors: Pick<Factors, 'db' | 'now'>, { site, purpose }: Ceremony) => ({
  expectedChallenge: (challenge: string) => spendChallenge(factors, challenge, purpose),
  expectedOrigin: site.origin,
  expectedRPID: site.id,
  requireUserVerification: true,
})

/** The passkey that a browser has made; undefined if it is not for this site, challenge and user. */
export async function verifyMade(
  factors: Pick<Factors, 'db' | 'now'>,
  ceremony: Ceremony,
  { id, clientData, attestation }: Made,
): Promise<Credential | undefined> {
  const { verifyRegistrationResponse } = await library()
  const content = { clientDataJSON: clientData, attestationObject: attestation }
  const result = await orRefused(
    verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: content },
      ...expectedIn(factors, ceremony),
    }),
  )
  if (!result?.verified) return undefined
  const { credential } = result.registrationInfo
  const publicKey = Buffer.from(credential.publicKey).toString('base64url')
  return { id: credential.id, publicKey, counter: credential.counter }
}

/** The new counter of the passkey that has signed; undefined if it is not for this site, challenge and key. */
export async function verifySigned(
  factors: Pick<Factors, 'db' | 'now'>,
  ceremony: Ceremony,
  { signed, credential }: { readonly signed: Signed; readonly credential: Credential },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library()
  const { id, clientData, authenticatorData, signature } = signed
  const result = await orRefused(
    verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: clientData, authenticatorData, signature },
      },
      credential: { ...credential, publicKey: Buffer.from(credential.publicKey, 'base64url') },
      ...expectedIn(factors, ceremony),
    }),
  )
  return result?.verified ? result.authenticationInfo.newCounter : undefined
}

/** The library throws for whatever is malformed or unexpected; a database that fails is no refusal. */
async function orRefused<Result>(verified: Promise<Result>): Promise<Result | undefined> {
  try {
    return await verified
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    return undefined
  }
}
