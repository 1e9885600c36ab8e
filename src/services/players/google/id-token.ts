import { type JWTPayload, type JWTVerifyGetKey, type JWTVerifyOptions, jwtVerify } from 'jose'
import type { GoogleIdentity } from './google-verifier.ts'

type Expected = Required<Pick<JWTVerifyOptions, 'audience' | 'currentDate'>> & Pick<JWTVerifyOptions, 'issuer'>

/** Reads the identity in a token; undefined if the token is invalid. */
export async function readIdToken(
  token: string,
  keys: JWTVerifyGetKey,
  expected: Expected,
): Promise<GoogleIdentity | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...expected,
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['sub', 'iss', 'iat', 'exp'],
      clockTolerance: 60,
    })
    return identityOf(payload)
  } catch {
    return undefined
  }
}

function identityOf({ sub, email, email_verified: verified, nonce }: JWTPayload): GoogleIdentity | undefined {
  if (typeof sub !== 'string' || sub === '') return undefined
  return {
    sub,
    ...(typeof email === 'string' && { email }),
    emailVerified: verified === true || verified === 'true',
    ...(typeof nonce === 'string' && { nonce }),
  }
}
