import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createGoogle } from '../../../../src/services/players/google/create-google.ts'
import type { GoogleVerifier } from '../../../../src/services/players/google/google-verifier.ts'
import { startServer } from '../../../kernel/local-server.ts'
import { createTestLog, openTemporaryDatabase, type TemporaryDatabase } from '../../../kernel/temporary-database.ts'

const keys = await generateKeyPair('RS256')
const strangers = await generateKeyPair('RS256')
const settings = {
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_ISSUER: 'https://accounts.google.com',
  GOOGLE_JWKS_URL: 'https://keys.example/certs',
}

let temporary: TemporaryDatabase
let server: Awaited<ReturnType<typeof startServer>>
let google: GoogleVerifier
let isDown = false
let log = createTestLog()

beforeAll(async () => {
  temporary = await openTemporaryDatabase()
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  server = await startServer((_, response) => {
    response.writeHead(isDown ? 503 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ keys: [jwk] }))
  })
})
afterAll(async () => {
  await server.stop()
  await temporary.close()
})
beforeEach(() => {
  isDown = false
  log = createTestLog()
  google = createGoogle(settings, { ...temporary, isDemo: () => false, fetch: server.fetchFrom, log }).verifier
})

const seconds = () => Math.floor(temporary.now() / 1000)

type Claims = Readonly<Record<string, unknown>>

const claims = (changes: Claims = {}): Claims => ({
  iss: 'https://accounts.google.com',
  aud: 'client',
  sub: '1234',
  email: 'Somebody@example.com',
  email_verified: true,
  nonce: 'once',
  iat: seconds(),
  exp: seconds() + 3600,
  ...changes,
})

const sign = (payload: Claims, key = keys.privateKey) =>
  new SignJWT(payload as JWTPayload).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key)

describe('a token of Google', () => {
  test('identifies the user', async () => {
    const identity = { sub: '1234', email: 'Somebody@example.com', emailVerified: true, nonce: 'once' }
    expect(google.clientId).toBe('client')
    expect(await google.verify(await sign(claims()))).toEqual(identity)
    expect(await google.verify(await sign(claims({ iss: 'accounts.google.com' })))).toEqual(identity)
    expect(await google.verify(await sign(claims({ exp: seconds() - 30 })))).toEqual(identity)
  })

  test('an e-mail that Google did not confirm is not confirmed', async () => {
    expect(await google.verify(await sign(claims({ email_verified: false })))).toMatchObject({ emailVerified: false })
    expect(await google.verify(await sign({ ...claims(), email_verified: undefined }))).toMatchObject({
      emailVerified: false,
    })
  })

  test.each<[string, Claims]>([
    ['for another audience', { aud: 'other' }],
    ['for no audience', { aud: undefined }],
    ['of another issuer', { iss: 'https://accounts.example' }],
    ['of an issuer that only begins alike', { iss: 'https://accounts.google.com.evil.example' }],
    ['of the past', { exp: 1_700_000_000 }],
    ['without an end', { exp: undefined }],
    ['of the future', { nbf: 4_000_000_000 }],
    ['without a subject', { sub: undefined }],
    ['with an empty subject', { sub: '' }],
  ])('is refused when it is %s', async (_, changes) => {
    expect(await google.verify(await sign(claims(changes)))).toBeUndefined()
  })

  test('is refused with another signature, or none', async () => {
    expect(await google.verify(await sign(claims(), strangers.privateKey))).toBeUndefined()
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    expect(await google.verify(`${encode({ alg: 'none' })}.${encode(claims())}.`)).toBeUndefined()
    const shared = await new SignJWT(claims() as JWTPayload)
      .setProtectedHeader({ alg: 'HS256', kid: 'one' })
      .sign(Buffer.alloc(32))
    expect(await google.verify(shared)).toBeUndefined()
    for (const text of ['', 'token', 'a.b.c', '..', 'é.é.é']) expect(await google.verify(text)).toBeUndefined()
  })

  test('is still accepted when the keys can no longer be fetched', async () => {
    const token = await sign(claims())
    expect(await google.verify(token)).toBeDefined()
    isDown = true
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    try {
      expect(await google.verify(token)).toBeDefined()
      expect(log.lines).toMatchObject([{ message: 'The keys of the issuer could not be fetched' }])
      expect(await google.verify(await sign(claims(), strangers.privateKey))).toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })

  test('is refused if the keys were never fetched', async () => {
    isDown = true
    expect(await google.verify(await sign(claims()))).toBeUndefined()
    isDown = false
    expect(await google.verify(await sign(claims()))).toBeDefined()
  })
})
