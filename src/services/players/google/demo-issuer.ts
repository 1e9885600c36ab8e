import { createECDH, createHmac } from 'node:crypto'
import { createLocalJWKSet, importJWK, type JSONWebKeySet, SignJWT } from 'jose'
import type { Secrets } from '../../../kernel/secrets.ts'
import type { GoogleVerifier } from './google-verifier.ts'
import { readIdToken } from './id-token.ts'

export const demoIssuerPath = '/api/demo-issuer'

export type DemoPorts = {
  readonly secrets: Secrets
  readonly now: () => number
  /** Whether the site is in demo mode; on a live site it must not sign anyone in. */
  readonly isDemo: () => boolean
}

type Person = { readonly email: string; readonly name: string; readonly nonce?: string | undefined }

/** Simulates Google in demo mode: it trusts what the visitor enters. */
export type DemoIssuer = GoogleVerifier & {
  readonly isDemo: () => boolean
  readonly publicKeys: JSONWebKeySet
  /** `origin` is the origin of this server as the visitor sees it. */
  readonly issue: (person: Person, origin: string) => Promise<string>
}

const demoClient = 'powerplay-demonstration'

export function createDemoIssuer(publicUrl: string | undefined, { secrets, now, isDemo }: DemoPorts): DemoIssuer {
  const privateKey = deriveKey(secrets)
  const { d: _, ...publicKey } = privateKey
  const publicKeys = { keys: [publicKey] }
  const issuerAt = (origin: string) => (publicUrl ?? origin) + demoIssuerPath

  return {
    get clientId() {
      return isDemo() ? demoClient : ''
    },
    isDemo,
    publicKeys,
    async verify(token) {
      if (!isDemo()) return undefined
      // Without PUBLIC_URL the issuer depends on the visitor's origin; the key is ours in any case.
      const issuer = publicUrl ? { issuer: issuerAt(publicUrl) } : {}
      const expected = { audience: demoClient, currentDate: new Date(now()), ...issuer }
      return readIdToken(token, createLocalJWKSet(publicKeys), expected)
    },
    async issue({ email, name, nonce }, origin) {
      const seconds = Math.floor(now() / 1000)
      // With the oldest key: a person stays the same account when keys are rotated.
      const [newest, ...older] = secrets.keysFor('demo-issuer-people')
      const sub = createHmac('sha256', older.at(-1) ?? newest)
        .update(email)
        .digest('hex')
        .slice(0, 24)
      return new SignJWT({ email, email_verified: true, name, ...(nonce && { nonce }) })
        .setProtectedHeader({ alg: 'ES256', kid: privateKey.kid, typ: 'JWT' })
        .setIssuer(issuerAt(origin))
        .setAudience(demoClient)
        .setSubject(sub)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + 10 * 60)
        .sign(await importJWK(privateKey, 'ES256'))
    },
  }
}

/** Deterministic: the same key in every process on one database and after every restart. */
function deriveKey(secrets: Secrets) {
  const secret = Buffer.from(secrets.keyFor('demo-issuer'))
  // With the highest bit cleared, every number is a valid private key of this curve.
  secret.writeUInt8(secret.readUInt8(0) & 0x7f, 0)
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(secret)
  const point = curve.getPublicKey()
  return {
    kty: 'EC',
    crv: 'P-256',
    alg: 'ES256',
    use: 'sig',
    kid: point.subarray(1, 9).toString('hex'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: secret.toString('base64url'),
  } as const
}
