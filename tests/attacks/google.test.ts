import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { startServer } from '../kernel/local-server.ts'
import { proof } from '../proof/proof.ts'
import { newcomer, type Visitor, visitorOf } from '../services/visitor.ts'
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
  /** A token for the nonce that the visitor got. */
  type Issue = (nonce: string) => string | Promise<string>
  const issued =
    (changes: object = {}): Issue =>
    (nonce) =>
      sign(claims({ nonce, ...changes }))
  const send = (visitor: Visitor, token: string, nonce: string | undefined) =>
    visitor.call('POST', '/api/v3/registration-google', { ...boxes, token, nonce })
  const come = async (issue: Issue, visitor = visitorOf(target)) => {
    const nonce = await visitor.googleNonce()
    return send(visitor, await issue(nonce), nonce)
  }
  const wordsOf = ({ statusCode, body }: Awaited<ReturnType<typeof send>>) =>
    statusCode === 200 ? `200 ${JSON.parse(body).register}` : `${statusCode} ${JSON.parse(body).code}`
  const said = async (issue: Issue) => wordsOf(await come(issue))
  const accounts = async () => (await target.db.selectFrom('accounts').select('id').execute()).length

  proof('Tokens as issued by Google, for one account', 'the first registers, the second signs in', async () => {
    const account = issued({ sub: crypto.randomUUID(), email: undefined })
    const answers = [await said(account), await said(account)]
    expect(answers).toEqual(['200 true', '200 false'])
    return answers.join(', ')
  })

  proof(
    'A token is stolen: it is sent again by its owner, by another browser, by another browser with a nonce of its own',
    'google-refused: a token is accepted once, from the browser that asked for it',
    async () => {
      const [owner, thief] = [visitorOf(target), visitorOf(target)]
      const nonce = await owner.googleNonce()
      const token = await issued()(nonce)
      const own = await thief.googleNonce()
      const seen = [
        wordsOf(await send(thief, token, nonce)),
        wordsOf(await send(thief, token, own)),
        wordsOf(await send(owner, token, nonce)),
        wordsOf(await send(owner, token, nonce)),
        wordsOf(await send(thief, token, nonce)),
      ]
      expect(seen).toEqual([
        '401 google-refused',
        '401 google-refused',
        '200 true',
        '401 google-refused',
        '401 google-refused',
      ])
      return 'the thief 401, 401; the owner 200, then 401; the thief 401'
    },
  )

  proof(
    'Nonces that the server did not issue, that are changed, eleven minutes old, of another browser; none at all',
    'google-refused, no account is created',
    async () => {
      const before = await accounts()
      const visitor = visitorOf(target)
      const nonce = await visitor.googleNonce()
      const [expires = '', random, signature] = nonce.split('.')
      const wrong = [
        'once',
        '',
        '..',
        `${expires}.${random}.`,
        `${Number(expires) + 60_000}.${random}.${signature}`,
        `${expires}.x${random}.${signature}`,
        await visitorOf(target).googleNonce(),
      ]
      const codes = new Set<string>()
      for (const one of wrong) codes.add(wordsOf(await send(visitor, await issued()(one), one)))
      const none = wordsOf(await send(visitor, await issued({ nonce: undefined })(''), undefined))
      target.clock.ahead += 11 * 60_000
      codes.add(wordsOf(await send(visitor, await issued({ exp: seconds() + 7200 })(nonce), nonce)))
      target.clock.ahead = 0
      expect([[...codes], none, await accounts()]).toEqual([['401 google-refused'], '400 invalid-input', before])
      return `401 google-refused, ${wrong.length + 1} times; 400 without a nonce; 0 accounts`
    },
  )

  proof(
    'Unsigned tokens (alg none, in four spellings), tokens signed with our public key as a secret, by another key, with an embedded key, with a broken signature',
    'google-refused, no account is created',
    async () => {
      const before = await accounts()
      const secret = Buffer.from(JSON.stringify(publicKey))
      const own = await exportJWK(strangers.publicKey)
      const good = issued()
      const forgedWith =
        (key: typeof keys.privateKey, header: object = {}): Issue =>
        (nonce) =>
          sign(claims({ nonce }), key, header)
      const tokens: Issue[] = [
        ...['none', 'None', 'NONE', ''].map(
          (alg): Issue =>
            (nonce) =>
              `${encode({ alg, kid: 'one' })}.${encode(claims({ nonce }))}.`,
        ),
        (nonce) => new SignJWT(claims({ nonce })).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(secret),
        forgedWith(strangers.privateKey),
        forgedWith(strangers.privateKey, { jwk: own }),
        forgedWith(strangers.privateKey, { kid: 'two', jku: 'https://evil.example/keys' }),
        forgedWith(strangers.privateKey, { kid: '../../one' }),
        async (nonce) => `${(await good(nonce)).slice(0, -8)}AAAAAAAA`,
        async (nonce) => {
          const [head, , signature] = (await good(nonce)).split('.')
          return `${head}.${encode(claims({ nonce }))}.${signature}`
        },
        async (nonce) => `${await good(nonce)}.`,
        async (nonce) => (await good(nonce)).replace(/\./g, ''),
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
      for (const changes of wrong) codes.add(await said(issued(changes)))
      expect([[...codes], await accounts()]).toEqual([['401 google-refused'], before])
      return `401 google-refused, ${wrong.length} times; 0 accounts`
    },
  )

  proof(
    'A Google account with the mailbox of a player who registered with a password',
    'the accounts are not linked: the Google user does not get the other account',
    async () => {
      const { username } = await visitorOf(target).register()
      const verified = await said(issued({ email: username }))
      const unverified = await said(issued({ email: username, email_verified: false }))
      expect([verified, unverified]).toEqual(['409 user-exists', '200 true'])
      const rows = await target.db.selectFrom('accounts').select('id').where('email', '=', username).execute()
      expect(rows).toHaveLength(1)
      return '409 user-exists; unverified: an account of its own without the mailbox'
    },
  )

  proof('A Google account whose player is blocked', 'user-blocked, no session', async () => {
    const sub = crypto.randomUUID()
    await come(issued({ sub }))
    await target.db.updateTable('accounts').set({ blocked: 1 }).where('google_sub', '=', sub).execute()
    const answer = await come(issued({ sub }))
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
      const account = issued({ sub: crypto.randomUUID() })
      const there = await come(account, visitorOf(site))
      country = 'IN'
      const here = await come(account, visitorOf(site))
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
      const errand = { client_id: 'powerplay-demonstration', state: '1', redirect_uri: '' }
      const byDemoIssuer: Issue = async (nonce) => {
        const window = await demo.app.inject({
          method: 'POST',
          url: '/api/demo-issuer/authorize',
          payload: new URLSearchParams({ ...errand, nonce, email: 'asha@example.com', name: '' }).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
        return /"credential":"([^"]+)"/.exec(window.body)?.[1] ?? ''
      }
      const live = await openTarget({
        // The same database, and so the same keys.
        environment: { DATA_DIR: demo.folder },
        change: ({ site, ...others }) => ({ ...others, site: { ...site, mode: 'live' } }),
      })
      const gone = await live.call('GET', `/api/demo-issuer/authorize?${new URLSearchParams(errand)}`)
      const keysGone = await live.call('GET', '/api/demo-issuer/jwks')
      const refused = await come(byDemoIssuer, visitorOf(live))
      const welcome = await come(byDemoIssuer, visitorOf(demo))
      await live.close()
      await demo.close()
      const seen = [welcome.statusCode, gone.statusCode, keysGone.statusCode, refused.statusCode]
      expect(seen).toEqual([200, 404, 404, 401])
      return '200 in a demonstration, where the token registers; 404, 404 and 401 on a live site'
    },
  )
})
