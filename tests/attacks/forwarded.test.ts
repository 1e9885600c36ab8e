import { afterAll, beforeAll, describe, expect } from 'vitest'
import { newAddress } from '../identities.ts'
import { mailsIn } from '../mails.ts'
import { proof } from '../proof/proof.ts'
import { newcomer, visitorOf } from '../services/visitor.ts'
import { openTarget, type Target } from './target.ts'

const evil = 'evil.example'
const indian = '103.21.124.1'

/** All headers with which proxies name the client. */
const forwarded = (ip: string) => ({
  'x-forwarded-for': ip,
  'x-forwarded-host': evil,
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '8443',
  'x-forwarded-prefix': `//${evil}`,
  'x-real-ip': ip,
  'x-client-ip': ip,
  'true-client-ip': ip,
  'cf-connecting-ip': ip,
  'cf-ipcountry': 'IN',
  'x-host': evil,
  'x-original-url': '/admin/api/staff',
  'x-rewrite-url': '/admin/api/staff',
  forwarded: `for=${ip};host=${evil};proto=https`,
})

describe('Forged proxy headers', () => {
  let target: Target
  let live: Target
  beforeAll(async () => {
    target = await openTarget({ environment: { METRICS_TOKEN: 'a-token-of-some-length' } })
    live = await openTarget({ change: ({ site, ...others }) => ({ ...others, site: { ...site, mode: 'live' } }) })
  })
  afterAll(() => Promise.all([target.close(), live.close()]))

  const landing = () => `${target.basePath}aviator-1`
  const stranger = '198.51.100.7'

  proof(
    'A stranger names another host in Host and in every forwarded header: a landing, a missing page, a redirect, an error',
    'the responses do not contain it',
    async () => {
      const urls = [
        landing(),
        `${target.basePath}nobody`,
        '/admin',
        '/api/docs',
        '/api/docs/openapi.json',
        '/api/nothing',
        '/manifest.json',
        '/admin/',
      ]
      for (const url of urls) {
        for (const host of [evil, `${evil}:80`, `x"><script>alert(1)</script>`, '']) {
          const answer = await target.from(stranger, url, { ...forwarded(indian), host, accept: 'text/html' })
          expect(answer.body).not.toContain(evil)
          expect(answer.body).not.toContain('alert(1)')
          expect(JSON.stringify(answer.headers)).not.toContain(evil)
        }
      }
      return `nothing of it in ${urls.length * 4} answers`
    },
  )

  proof(
    'Password recovery is requested with another Host header: the link in the e-mail',
    'points to the configured site, never to the host of the request',
    async () => {
      const { username } = await visitorOf(target).register({ locale: 'en' })
      await target.app.inject({
        method: 'POST',
        url: '/api/v1/players/passwords/recover-request',
        payload: { username, locale: 'en' },
        headers: { ...forwarded(newAddress()), host: evil },
      })
      const mails = () => mailsIn(target.outbox, username)
      await expect.poll(mails).toHaveLength(2)
      const link = 'http://localhost:4173/new-promo-ipl/#recover'
      expect([mails().filter((mail) => mail.includes(link)).length, mails().join().includes(evil)]).toEqual([1, false])
      return 'http://localhost:4173/…'
    },
  )

  proof(
    '12 wrong passwords with a different forwarded address each, sent directly and then through a trusted proxy',
    'the client is counted by its own address; behind the proxy, by the address that the proxy added',
    async () => {
      const { username } = await visitorOf(target).register()
      const guess = async (remoteAddress: string, headers: Record<string, string>) => {
        const csrf = await target.app.inject({ url: '/api/ccg/csrf-token', remoteAddress })
        const cookie = `csrf=${csrf.cookies[0]?.value}`
        const answer = await target.app.inject({
          method: 'POST',
          url: '/api/ccg/user/login',
          payload: { username, password: 'guess' },
          headers: { ...headers, cookie, 'x-csrf-token': csrf.json().token },
          remoteAddress,
        })
        return answer.statusCode
      }
      const direct: number[] = []
      for (let round = 0; round < 12; round++)
        direct.push(await guess(stranger, { 'x-forwarded-for': newAddress(), 'x-real-ip': newAddress() }))
      const behind: number[] = []
      for (let round = 0; round < 12; round++)
        behind.push(await guess('127.0.0.1', { 'x-forwarded-for': `${newAddress()}, 203.0.113.9` }))
      const expected = [...Array(10).fill(401), 429, 429]
      expect([direct, behind]).toEqual([expected, expected])
      return '401, 10 times, then 429, both times'
    },
  )

  proof(
    'A visitor of a country whose market is closed claims another country by headers, cookies and query; a visitor from elsewhere claims to be there',
    'the country is derived from the connection',
    async () => {
      const url = `${live.basePath}aviator-1`
      const from = (ip: string, headers: Record<string, string> = {}) =>
        live.from(ip, `${url}?country=BR`, { cookie: 'country=BR', ...headers })
      const seen = [
        (await from(indian)).statusCode,
        (await from(indian, { ...forwarded('200.160.2.3'), 'cf-ipcountry': 'BR', 'accept-language': 'en' })).statusCode,
        (await from('200.160.2.3', forwarded(indian))).statusCode,
        (await from('127.0.0.1', { 'x-forwarded-for': `200.160.2.3, ${indian}` })).statusCode,
      ]
      expect(seen).toEqual([403, 403, 200, 403])
      const register = await live.app.inject({
        method: 'POST',
        url: '/api/v3/registration',
        payload: newcomer(),
        headers: forwarded('200.160.2.3'),
        remoteAddress: indian,
      })
      expect([register.statusCode, register.json().code]).toEqual([403, 'country-blocked'])
      return '403, 403, 200, 403; registering: 403 country-blocked'
    },
  )

  proof(
    'Metrics are requested with a forged local address, through a local proxy with and without headers, and with a wrong token',
    'only requests with the token are allowed',
    async () => {
      const metrics = async (ip: string, headers: Record<string, string> = {}) =>
        (await target.from(ip, '/metrics', headers)).statusCode
      const seen = [
        await metrics(stranger, { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', host: 'localhost' }),
        await metrics('127.0.0.1', { 'x-forwarded-for': stranger }),
        await metrics('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }),
        await metrics(stranger, { authorization: 'Bearer a-token-of-some-lengtH' }),
        await metrics(stranger, { authorization: 'Bearer a-token-of-some-length' }),
        await metrics('127.0.0.1'),
      ]
      expect(seen).toEqual([403, 403, 403, 403, 200, 403])
      return seen.join(', ')
    },
  )

  proof(
    'A client forges the headers for https, for another path and for another method',
    'all are ignored',
    async () => {
      const plain = await target.from(stranger, landing(), { 'x-forwarded-proto': 'https' })
      expect(plain.cookies.map(({ secure }) => secure ?? false)).toEqual([false])
      const rewritten = await target.from(stranger, '/healthz', forwarded(indian))
      expect(rewritten.body).toBe('{"status":"ok"}')
      const overridden = await target.app.inject({
        method: 'POST',
        url: '/api/v1/oauth/logout',
        headers: { 'x-http-method-override': 'GET', origin: `https://${evil}` },
        remoteAddress: stranger,
      })
      expect(overridden.statusCode).toBe(403)
      return 'the cookie is not Secure on plain http; /healthz answers; 403'
    },
  )
})
