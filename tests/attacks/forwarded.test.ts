import { afterAll, beforeAll, describe, expect } from 'vitest'
import { newAddress } from '../identities.ts'
import { proof } from '../proof/proof.ts'
import { newcomer, visitorOf } from '../services/visitor.ts'
import { mailsTo, openTarget, type Target } from './target.ts'

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

describe('Headers that only proxies may send', () => {
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
    'A stranger names another host in Host and in every forwarded header: a landing, a page that is missing, a redirect, an error',
    'the answers do not contain it',
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
    'A new password is asked for with another Host: where the link in the message leads',
    'to the site of the settings or the records, never to the host of the request',
    async () => {
      const { username } = await visitorOf(target).register({ locale: 'en' })
      await target.app.inject({
        method: 'POST',
        url: '/api/v1/players/passwords/recover-request',
        payload: { username, locale: 'en' },
        headers: { ...forwarded(newAddress()), host: evil },
      })
      await expect.poll(() => mailsTo(target, username)).toHaveLength(1)
      const [mail = ''] = mailsTo(target, username)
      expect(mail).toContain('https://www.testplay.example/new-promo-ipl/#recover')
      expect(mail).not.toContain(evil)
      return 'https://www.testplay.example/…'
    },
  )

  proof(
    'A stranger counts as many: another forwarded address with each of 12 wrong passwords; then a real proxy does',
    'the stranger is counted by his own address; behind the proxy, by the last address that it did not make up',
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
    'A visitor of a country whose market is closed says by headers, cookies and the query that he is elsewhere; a stranger says that another is there',
    'the country is that of the connection',
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
    'Metrics are asked for by a stranger who says that he is this machine, by a visitor through a proxy on it, with a wrong token',
    'they are for this machine itself, or for the token',
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
      expect(seen).toEqual([403, 403, 403, 403, 200, 200])
      return seen.join(', ')
    },
  )

  proof(
    'A stranger says that he came by https; that he wants another path; another method',
    'none of it is believed',
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
