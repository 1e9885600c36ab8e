import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, describe, expect } from 'vitest'
import { createSiteverify } from '../../src/services/players/captcha/siteverify.ts'
import { onThisMachine } from '../machine.ts'
import { proof } from '../proof/proof.ts'
import { openTestServices, type TestServices } from '../services/test-services.ts'
import { newcomer, visitorOf } from '../services/visitor.ts'
import { mailTroubles, startTroubled, webTroubles } from './troubled-service.ts'

/** The time-out for external services, plus some for the server itself. */
const forTheWeb = 5 + 3
const forMail = 10 + 3

describe('Failures of external services', () => {
  for (const [what, conduct] of Object.entries(webTroubles)) {
    proof(
      `The captcha service ${what}, when a visitor with a solved captcha registers`,
      `the registration succeeds, within ${forTheWeb} seconds`,
      async () => {
        const { place } = await startTroubled(conduct)
        const site = await openSite()
        const keys = { siteKey: 'site', secret: 'secret' }
        const service = { fetch: ((_, init) => fetch(`http://${place}`, init)) as typeof fetch, log: site.app.log }
        Object.assign(site.services, { captcha: createSiteverify('turnstile', keys, service) })
        const sent = () => site.call('POST', '/api/v3/registration', { ...newcomer(), 'captcha-token': 'solved' })
        const answer = await within(forTheWeb, sent)
        expect(answer.statusCode).toBe(200)
        const accounts = await site.db.selectFrom('accounts').select('id').execute()
        expect(accounts).toEqual([{ id: answer.json().data.id }])
        return `${answer.statusCode}, ${accounts.length} account`
      },
      { concurrent: true },
    )
  }

  for (const [what, conduct] of Object.entries(webTroubles)) {
    proof(
      `The server with Google’s keys ${what}, when a visitor registers with Google`,
      `the visitor gets an error within ${forTheWeb} seconds; no unverified account is created, and registration by e-mail still works`,
      async () => {
        const { place } = await startTroubled(conduct)
        const site = await openSite({ GOOGLE_CLIENT_ID: 'client', GOOGLE_JWKS_URL: `http://${place}` })
        const { username: _, password: __, repeat_password: ___, type: ____, ...form } = newcomer()
        const visitor = visitorOf(site)
        const nonce = await visitor.googleNonce()
        const body = { ...form, token: await googleToken(nonce), nonce, application_type: 'browser' }
        const refused = await within(forTheWeb, () => visitor.call('POST', '/api/v3/registration-google', body))
        expect(refused.json()).toMatchObject({ code: 'google-refused', message: 'Google sign-in failed' })
        const other = await site.call('POST', '/api/v3/registration', newcomer())
        expect([refused.statusCode, other.statusCode]).toEqual([401, 200])
        const accounts = await site.db.selectFrom('accounts').select('id').execute()
        expect(accounts).toEqual([{ id: other.json().data.id }])
        return `${refused.statusCode} “${refused.json().message}”; by e-mail ${other.statusCode}; ${accounts.length} account`
      },
      { concurrent: true },
    )
  }

  for (const [what, conduct] of Object.entries(mailTroubles)) {
    proof(
      `The mail server ${what}, when a player changes the e-mail address or requests a new password`,
      `the address is refused within ${forMail} seconds with a message, recovery is answered as usual; the account is unchanged`,
      async () => {
        const { place } = await startTroubled(conduct)
        const site = await openSite({ SMTP_URL: `smtp://${place}` })
        const player = visitorOf(site)
        const { username, password } = await player.register()
        const account = () => site.db.selectFrom('accounts').select(['email', 'email_confirmed']).execute()
        const before = await account()
        const change = () => player.play('PATCH', '/api/v1/players/email', { email: 'new@example.com', password })
        const refused = await within(forMail, change)
        expect(refused.json()).toMatchObject({ code: 'unavailable', message: 'Try again in a moment' })
        const recovery = await player.call('POST', '/api/v1/players/passwords/recover-request', { username })
        expect([refused.statusCode, recovery.statusCode]).toEqual([503, 200])
        expect(await account()).toEqual(before)
        return `${refused.statusCode} “${refused.json().message}”; ${recovery.statusCode}; the account stays`
      },
      { concurrent: true },
    )
  }
})

const sites: TestServices[] = []
afterAll(() => Promise.all(sites.map((site) => site.close())))

async function openSite(environment: Record<string, string> = {}): Promise<TestServices> {
  const site = await openTestServices('SQLite', { environment })
  sites.push(site)
  return site
}

async function within<Result>(seconds: number, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  const result = await work()
  expect(performance.now() - began).toBeLessThan(onThisMachine(seconds * 1000))
  return result
}

async function googleToken(nonce: string): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256')
  const claims = new SignJWT({ email: 'somebody@example.com', email_verified: true, nonce })
  return claims
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer('https://accounts.google.com')
    .setAudience('client')
    .setSubject('1234')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey)
}
