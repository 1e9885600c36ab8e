import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { startServer } from '../kernel/local-server.ts'
import { proof } from '../proof/proof.ts'
import { newcomer, visitorOf } from '../services/visitor.ts'
import { openTarget, type Target } from './target.ts'

const issuer = 'https://accounts.google.com'
const keys = await generateKeyPair('RS256', { extractable: true })
const strangers = await generateKeyPair('RS256')
const publicKey = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const seconds = () => Math.floor(Date.now() / 1000)

const claims = (changes: object = {}): JWTPayload => ({
  iss: issuer,
  aud: 'client',
  sub: crypto.randomUUID(),
  email: `${crypto.randomUUID()}@example.com`,
  email_verified: true,
  nonce: 'once',
  iat: seconds(),
  exp: seconds() + 3600,
  ...changes,
})

const sign = (payload: JWTPayload, key = keys.privateKey, header: object = {}) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'one', ...header }).sign(key)

describe('Forged and mis-issued tokens of Google', () => {
  let target: Target
  let jwks: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    jwks = await startServer((_, response) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [publicKey] }))
    })
    target = await openTarget({ environment: { GOOGLE_CLIENT_ID: 'client', GOOGLE_JWKS_URL: jwks.address } })
  })
  afterAll(async () => {
    await target.close()
    await jwks.stop()
  })

  const { currency, checkbox1, checkbox2 } = newcomer()
  const boxes = { currency, checkbox1, checkbox2 }
  const come = (token: string, changes: object = {}, visitor = visitorOf(target)) =>
    visitor.call('POST', '/api/v3/registration-google', { ...boxes, token, nonce: 'once', ...changes })
  const said = async (token: string, changes?: object) => {
    const { statusCode, body } = await come(token, changes)
    return statusCode === 200 ? `200 ${JSON.parse(body).register}` : `${statusCode} ${JSON.parse(body).code}`
  }
  const accounts = async () => (await target.db.selectFrom('accounts').select('id').execute()).length

  proof('A token as issued by Google', 'registers once, and signs in afterwards', async () => {
    const token = await sign(claims())
    const answers = [await said(token), await said(token)]
    expect(answers).toEqual(['200 true', '200 false'])
    return answers.join(', ')
  })

  proof(
    'Unsigned tokens (alg none, in four spellings), tokens signed with our public key as a secret, by another key, with an embedded key, with a broken signature',
    'google-refused, no account is created',
    async () => {
      const before = await accounts()
      const secret = Buffer.from(JSON.stringify(publicKey))
      const shared = new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(secret)
      const own = await exportJWK(strangers.publicKey)
      const good = await sign(claims())
      const tokens = [
        ...['none', 'None', 'NONE', ''].map((alg) => `${encode({ alg, kid: 'one' })}.${encode(claims())}.`),
        await shared,
        await sign(claims(), strangers.privateKey),
        await sign(claims(), strangers.privateKey, { jwk: own }),
        await sign(claims(), strangers.privateKey, { kid: 'two', jku: 'https://evil.example/keys' }),
        await sign(claims(), strangers.privateKey, { kid: '../../one' }),
        `${good.slice(0, -8)}AAAAAAAA`,
        `${good.split('.')[0]}.${encode(claims())}.${good.split('.')[2]}`,
        `${good}.`,
        good.replace(/\./g, ''),
      ]
      const codes = new Set<string>()
      for (const token of tokens) codes.add(await said(token))
      expect([[...codes], await accounts()]).toEqual([['401 google-refused'], before])
      return `401 google-refused, ${tokens.length} times; 0 accounts`
    },
  )

  proof(
    'Tokens for another audience, of another issuer, expired, not yet valid, without expiry, without a subject, with a wrong nonce or none',
    'google-refused, no account is created',
    async () => {
      const before = await accounts()
      const wrong: object[] = [
        { aud: 'other' },
        { aud: ['other', 'another'] },
        { aud: undefined },
        { iss: 'https://accounts.google.com.evil.example' },
        { iss: 'https://evil.example/accounts.google.com' },
        { iss: undefined },
        { exp: seconds() - 3600 },
        { exp: undefined },
        { nbf: seconds() + 3600 },
        { iat: undefined },
        { sub: undefined },
        { sub: '' },
        { nonce: 'twice' },
        { nonce: undefined },
      ]
      const codes = new Set<string>()
      for (const changes of wrong) codes.add(await said(await sign(claims(changes))))
      expect([[...codes], await accounts()]).toEqual([['401 google-refused'], before])
      return `401 google-refused, ${wrong.length} times; 0 accounts`
    },
  )

  proof(
    'A Google account with the mailbox of a player who registered with a password',
    'the accounts are not linked: the Google user does not get the other account',
    async () => {
      const { username } = await visitorOf(target).register()
      const verified = await said(await sign(claims({ email: username })))
      const unverified = await said(await sign(claims({ email: username, email_verified: false })))
      expect([verified, unverified]).toEqual(['409 user-exists', '200 true'])
      const rows = await target.db.selectFrom('accounts').select('id').where('email', '=', username).execute()
      expect(rows).toHaveLength(1)
      return '409 user-exists; unverified: an account of its own without the mailbox'
    },
  )

  proof('A Google account whose player is blocked', 'user-blocked, no session', async () => {
    const sub = crypto.randomUUID()
    await come(await sign(claims({ sub })))
    await target.db.updateTable('accounts').set({ blocked: 1 }).where('google_sub', '=', sub).execute()
    const answer = await come(await sign(claims({ sub })))
    expect([answer.statusCode, answer.json().code, answer.cookies]).toEqual([403, 'user-blocked', []])
    return '403 user-blocked, 0 cookies'
  })

  proof(
    'A known player signs in with Google from a country whose market is closed, on a live site',
    'country-blocked, as with a password',
    async () => {
      let country = 'BR'
      const site = await openTarget({
        environment: { GOOGLE_CLIENT_ID: 'client', GOOGLE_JWKS_URL: jwks.address },
        change: ({ site, ...others }) => ({ ...others, site: { ...site, mode: 'live' } }),
        parts: { countryOf: () => country },
      })
      const token = await sign(claims())
      const there = await come(token, {}, visitorOf(site))
      country = 'IN'
      const here = await come(token, {}, visitorOf(site))
      const byPassword = await visitorOf(site).signIn('nobody@example.com', 'correct-horse')
      await site.close()
      const codes = [here, byPassword].map((answer) => `${answer.statusCode} ${answer.json().code}`)
      expect([there.statusCode, ...codes]).toEqual([200, '403 country-blocked', '403 country-blocked'])
      return '200 from an open country; 403 country-blocked with Google and with a password'
    },
  )

  proof(
    'On a live site without Google: the demo issuer’s pages, and a token that it issued before',
    'the pages do not exist, and the token is refused',
    async () => {
      const demo = await openTarget()
      const errand = { client_id: 'powerplay-demonstration', nonce: 'once', state: '1', redirect_uri: '' }
      const window = await demo.app.inject({
        method: 'POST',
        url: '/api/demo-issuer/authorize',
        payload: new URLSearchParams({ ...errand, email: 'asha@example.com', name: '' }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      const [, token = ''] = /"credential":"([^"]+)"/.exec(window.body) ?? []
      const live = await openTarget({
        // The same database, and so the same keys.
        environment: { DATA_DIR: demo.folder },
        change: ({ site, ...others }) => ({ ...others, site: { ...site, mode: 'live' } }),
      })
      const gone = await live.call('GET', `/api/demo-issuer/authorize?${new URLSearchParams(errand)}`)
      const keysGone = await live.call('GET', '/api/demo-issuer/jwks')
      const refused = await come(token, {}, visitorOf(live))
      const welcome = await come(token, {}, visitorOf(demo))
      await live.close()
      await demo.close()
      expect(welcome.statusCode).toBe(200)
      const seen = [window.statusCode, gone.statusCode, keysGone.statusCode, refused.statusCode]
      expect(seen).toEqual([200, 404, 404, 401])
      return '200 in a demonstration, where the token registers; 404, 404 and 401 on a live site'
    },
  )
})
