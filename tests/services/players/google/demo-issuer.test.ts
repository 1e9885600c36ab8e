import fastify, { type FastifyInstance } from 'fastify'
import { decodeJwt } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGoogle } from '../../../../src/services/players/google/create-google.ts'
import { mountDemoIssuer } from '../../../../src/services/players/google/mount-demo-issuer.ts'
import { createTestLog, openTemporaryDatabase, type TemporaryDatabase } from '../../../kernel/temporary-database.ts'

let temporary: TemporaryDatabase
let app: FastifyInstance
let isDemo = true

const settings = { GOOGLE_ISSUER: 'https://accounts.google.com', GOOGLE_JWKS_URL: 'https://keys.example/certs' }
const create = (more = {}) =>
  createGoogle({ ...settings, ...more }, { ...temporary, isDemo: () => isDemo, fetch, log: createTestLog() })
const verifier = () => create().verifier

beforeEach(async () => {
  isDemo = true
  temporary = await openTemporaryDatabase()
  app = fastify()
  const { demoIssuer } = create()
  if (demoIssuer) await mountDemoIssuer(app, demoIssuer)
})
afterEach(async () => {
  await app.close()
  await temporary.close()
})

const errand = { client_id: 'powerplay-demonstration', nonce: 'once', state: 'a b&c', redirect_uri: '/landing?x=1' }

const open = (query: Record<string, string> = errand) => app.inject({ url: '/api/demo-issuer/authorize', query })

const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/demo-issuer/authorize',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ ...errand, ...fields }).toString(),
  })

/** The answer that the page posts to its opener. */
const answerOf = (page: string) => JSON.parse(/id="answer">(.*?)<\/script>/.exec(page)?.[1] ?? 'null')

describe('the demo issuer', () => {
  test('asks for name and e-mail, and says that it is a demonstration', async () => {
    const { statusCode, body, headers } = await open()
    expect(statusCode).toBe(200)
    expect(body).toContain('This is a demonstration.')
    expect(body).toContain('<label for="email">')
    expect(body).toContain('name="redirect_uri" value="/landing?x=1"')
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256/,
    )
    expect(headers['cache-control']).toBe('no-store')
  })

  test('issues a token that the platform accepts, by message and by redirect', async () => {
    const { statusCode, body } = await send({ email: ' Somebody@Example.com ', name: 'Some Body' })
    expect(statusCode).toBe(200)
    const { credential, state } = answerOf(body)
    expect(state).toBe('a b&c')
    expect(body).toContain(`href="/landing?x=1#id_token=${credential}&amp;state=a+b%26c"`)
    expect(decodeJwt(credential)).toMatchObject({ iss: 'http://localhost/api/demo-issuer', name: 'Some Body' })
    const identity = await verifier().verify(credential)
    expect(identity).toMatchObject({ email: 'somebody@example.com', emailVerified: true, nonce: 'once' })
    const again = await send({ email: 'somebody@example.com' })
    expect((await verifier().verify(answerOf(again.body).credential))?.sub).toBe(identity?.sub)
  })

  test('its token is valid for ten minutes, and only with its key', async () => {
    const { credential } = answerOf((await send({ email: 'a@example.com' })).body)
    expect(await verifier().verify(`${credential.slice(0, -4)}AAAA`)).toBeUndefined()
    const other = await openTemporaryDatabase()
    const stranger = createGoogle(settings, { ...other, isDemo: () => true, fetch, log: createTestLog() }).verifier
    expect(await stranger.verify(credential)).toBeUndefined()
    await other.close()
    temporary.later(12 * 60_000)
    expect(await verifier().verify(credential)).toBeUndefined()
  })

  test('shows the public half of its key', async () => {
    const { keys } = (await app.inject({ url: '/api/demo-issuer/jwks' })).json()
    expect(keys).toMatchObject([{ kty: 'EC', alg: 'ES256', use: 'sig' }])
    expect(keys[0]).not.toHaveProperty('d')
  })

  test('asks again if the e-mail is invalid, and escapes it', async () => {
    const { statusCode, body } = await send({ email: '"><script>alert(1)</script>', state: '</script><script>' })
    expect(statusCode).toBe(400)
    expect(body).toContain('role="alert"')
    expect(body).not.toContain('<script')
    const { body: answered } = await send({ email: 'a@example.com', state: '</script><script>alert(1)' })
    expect(answerOf(answered).state).toBe('</script><script>alert(1)')
    expect(answered).not.toContain('<script>alert')
  })

  test.each([
    'https://evil.example/',
    '//evil.example/',
    'javascript:alert(1)',
    'http://localhost:81/',
    'http://user@localhost/',
    '/\\evil.example',
    'http://localhost//evil.example/',
    '/.//evil.example',
    'data:text/html,x',
  ])('does not redirect to %s', async (redirect_uri) => {
    expect((await open({ ...errand, redirect_uri })).statusCode).toBe(400)
    expect((await send({ email: 'a@example.com', redirect_uri })).statusCode).toBe(400)
  })

  test('answers only its own client, and only pages of this server', async () => {
    expect((await open({ ...errand, client_id: 'other' })).statusCode).toBe(400)
    expect((await send({ email: 'a@example.com' }, { origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await send({ email: 'a@example.com' }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  })

  test('disappears as soon as the site is live', async () => {
    const { credential } = answerOf((await send({ email: 'a@example.com' })).body)
    expect(verifier().clientId).toBe('powerplay-demonstration')
    isDemo = false
    expect(verifier().clientId).toBe('')
    expect(await verifier().verify(credential)).toBeUndefined()
    expect((await open()).statusCode).toBe(404)
    expect((await send({ email: 'a@example.com' })).statusCode).toBe(404)
    expect((await app.inject({ url: '/api/demo-issuer/jwks' })).statusCode).toBe(404)
  })

  test('does not exist if Google is configured', () => {
    expect(create({ GOOGLE_CLIENT_ID: 'client' })).not.toHaveProperty('demoIssuer')
  })

  test('with PUBLIC_URL, only tokens with that issuer are accepted', async () => {
    const PUBLIC_URL = 'https://promo.example'
    const { demoIssuer, verifier: strict } = create({ PUBLIC_URL })
    const person = { email: 'a@example.com', name: '' }
    expect(await strict.verify((await demoIssuer?.issue(person, 'http://localhost')) ?? '')).toBeDefined()
    expect(await strict.verify((await create().demoIssuer?.issue(person, 'http://localhost')) ?? '')).toBeUndefined()
  })
})
