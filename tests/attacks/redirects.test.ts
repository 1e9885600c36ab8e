import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { openClient } from '../../scripts/cli/http-client.ts'
import { newAddress, newEmail } from '../identities.ts'
import { proof } from '../proof/proof.ts'
import { visitorOf } from '../services/visitor.ts'
import { sendRaw } from './raw.ts'
import { openTarget, type Target } from './target.ts'

const evil = 'evil.example'
const mainSite = 'www.testplay.example'
const here = 'https://here.example'

/** Addresses of other hosts disguised as ours. */
const tricks = [
  evil,
  `https://${evil}`,
  `https://${mainSite}@${evil}`,
  `https://${mainSite}:x@${evil}/`,
  `https://${mainSite}.${evil}/`,
  `https://${evil}#${mainSite}`,
  `https://${evil}?${mainSite}`,
  `https://${evil}\\@${mainSite}`,
  `https://${mainSite}\\.${evil}`,
  `https://${mainSite}:8443/`,
  `//${evil}`,
  `/\\${evil}`,
  `\\\\${evil}`,
  `/\t/${evil}`,
  `https:${evil}`,
  `https:/\\${evil}`,
  `http://${mainSite}/`,
  'javascript:alert(1)//https://www.testplay.example',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  `https://${mainSite}%2eevil.example/`,
  `https://www.testplay.example%00.${evil}/`,
  `https://ｅｖｉｌ.example/`,
  `https://www。testplay。example。evil.example/`,
  'https://www.tеstplay.example/',
  `https://${mainSite}/\r\nlocation: https://${evil}/`,
  `https://${mainSite}/\nset-cookie: a=b`,
  ' ',
  'undefined',
]

describe('Open redirects', () => {
  let target: Target
  let arrived: Target
  beforeAll(async () => {
    target = await openTarget()
    arrived = await openTarget({
      change: ({ site, ...others }) => ({
        ...others,
        site: { ...site, hosts: { ...site.hosts, own: mainSite } },
      }),
    })
  })
  afterAll(() => Promise.all([target.close(), arrived.close()]))

  const landing = () => `${target.basePath}aviator-1`
  const get = (url: string, headers: Record<string, string> = {}) => target.call('GET', url, undefined, headers)

  /** The redirect after registering a new visitor with this query. */
  async function sendForm(query: string, { app }: Pick<Target, 'app'> = target): Promise<string> {
    const fields = {
      dialog: 'Register',
      email: newEmail(),
      password: 'correct-horse',
      repeat_password: 'correct-horse',
      user_agreement: 'on',
    }
    const answer = await app.inject({
      method: 'POST',
      url: `${landing()}?${query}`,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': newAddress() },
    })
    expect([answer.statusCode, answer.body]).toEqual([303, ''])
    return String(answer.headers.location)
  }

  proof(
    `fdom names another host in ${tricks.length} ways; then a form that registers is sent`,
    'the visitor is redirected to the main site',
    async () => {
      const hosts = new Set<string>()
      for (const trick of tricks) hosts.add(new URL(await sendForm(`fdom=${encodeURIComponent(trick)}`)).host)
      expect([...hosts]).toEqual([mainSite])
      return `303 to https://${mainSite}, ${tricks.length} times`
    },
  )

  proof(
    'fdom is given twice, with the valid host first and last; in another case; as an array',
    'never another host',
    async () => {
      const queries = [
        `fdom=${mainSite}&fdom=${evil}`,
        `fdom=${evil}&fdom=${mainSite}`,
        `FDOM=${evil}`,
        `fdom[]=${evil}`,
      ]
      const hosts = new Set<string>()
      for (const query of queries) hosts.add(new URL(await sendForm(query)).host)
      expect([...hosts]).toEqual([mainSite])
      return `https://${mainSite}, ${queries.length} times`
    },
  )

  proof(
    `The cookies that move a visitor to a mirror name another place in ${tricks.length} ways`,
    'the visitor stays, or is redirected to the main site if a browser would read it so',
    async () => {
      const seen = new Set<string>()
      for (const trick of tricks) {
        const cookie = `mirred=1; redirectUrl=${encodeURIComponent(trick)}`
        const { statusCode, headers } = await get(landing(), { cookie })
        seen.add(statusCode === 200 ? 'stays' : new URL(String(headers.location)).host)
      }
      expect([...seen]).toEqual(['stays', mainSite])
      return `200, or 302 to ${mainSite}: no other place in ${tricks.length} tries`
    },
  )

  proof(
    'redirectUrl, redirect_url, url, next and return_to in the query of landings and of missing pages',
    'all are ignored',
    async () => {
      const seen = new Set<string>()
      for (const trick of tricks) {
        const value = encodeURIComponent(trick)
        const query = ['redirectUrl', 'redirect_url', 'url', 'next', 'return_to'].map((name) => `${name}=${value}`)
        const shown = await get(`${landing()}?${query.join('&')}`)
        const missing = await get(`${target.basePath}nobody?fdom=${value}&${query.join('&')}`)
        expect([shown.statusCode, shown.headers.location, missing.statusCode]).toEqual([200, undefined, 404])
        const [, onward = ''] = /http-equiv="refresh" content="\d+;url=([^"]*)"/.exec(missing.body) ?? []
        seen.add(new URL(onward.replaceAll('&amp;', '&')).host)
      }
      expect([...seen]).toEqual([mainSite])
      return `200 without a location; the page that is missing leads to ${mainSite} alone`
    },
  )

  proof(
    'A forged redirect_url is sent with a registration, and another one is in the database',
    'the first is refused; forms do not follow the second',
    async () => {
      const visitor = visitorOf(target)
      const body = { username: newEmail(), password: 'correct-horse', form_id: crypto.randomUUID(), currency: 'INR' }
      const sent = await visitor.call('POST', '/api/v3/registration', {
        ...body,
        checkbox1: true,
        checkbox2: true,
        redirect_url: `https://${evil}/`,
      })
      expect([sent.statusCode, sent.json().errors[0].location]).toEqual([400, 'redirect_url'])
      const { username } = await visitor.register()
      const hosts = new Set<string>()
      for (const trick of tricks) {
        await target.db.updateTable('accounts').set({ redirect_url: trick }).where('email', '=', username).execute()
        const answer = await target.app.inject({
          method: 'POST',
          url: landing(),
          payload: new URLSearchParams({ dialog: 'SignIn', email: username, password: 'correct-horse' }).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': newAddress() },
        })
        expect(answer.statusCode).toBe(303)
        hosts.add(new URL(String(answer.headers.location)).host)
      }
      expect([...hosts]).toEqual([mainSite])
      return `400 for redirect_url; 303 to ${mainSite}, ${tricks.length} times`
    },
  )

  proof('A path of the main site names another host', '404 without a redirect', async () => {
    const paths = [evil, `${mainSite}@${evil}`, `/${evil}`, `${mainSite}:8443`, `${mainSite}%00`, `%5c${evil}`]
    for (const path of paths) {
      const answer = await arrived.call('GET', `/${path}/`)
      expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined])
    }
    return `404, ${paths.length} times`
  })

  proof(
    `The parameter that leads back to a section names another host in ${tricks.length} ways; then a form is sent`,
    'the visitor is redirected to a path of this server',
    async () => {
      for (const trick of [...tricks, `//${evil}`, `/\\${evil}`, `/${evil}`]) {
        const location = await sendForm(`back=${encodeURIComponent(trick)}`, arrived)
        expect(new URL(location, here).origin).toBe(here)
      }
      return `303 to this server, ${tricks.length + 3} times`
    },
  )

  proof(
    'Paths that become addresses: two slashes, backslashes, encoded slashes before another host',
    'all locations are on this server',
    async () => {
      const base = target.basePath.slice(0, -1)
      const paths = [
        `//${evil}${base}`,
        `/\\${evil}${base}`,
        `/%2f${evil}`,
        `${base}//${evil}`,
        `${base}/%2f%2f${evil}`,
      ]
      for (const path of [...paths, `${base}/..//${evil}`, `//${evil}/..`]) {
        const { headers } = await target.call('GET', path, undefined, { cookie: 'i18n_lang=hi' })
        const location = String(headers.location ?? '/')
        expect(new URL(location, here).origin).toBe(here)
      }
      return 'no foreign location, 7 times'
    },
  )

  proof(
    'Raw paths of slashes, backslashes, dots and other hosts, in 2,000 combinations, by visitors who read Hindi',
    'all locations are on this server; each path is answered without an error',
    async () => {
      const client = openClient((await arrived.listen()).href.slice(0, -1))
      const part = fc.constantFrom(
        '/',
        '\\',
        '..',
        '.',
        '%5c',
        '%2f',
        '%2e%2e',
        '@',
        ';',
        '#',
        ':',
        evil,
        'hi',
        'aviator-1',
      )
      const below = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''))
      const start = fc.constantFrom(`${landing()}/`, landing(), arrived.basePath, '/', '/hi/', '/admin')
      const statuses = new Set<number>()
      const leaves = async (path: string) => {
        const { statusCode, headers } = await client.ask({ method: 'GET', path, headers: { cookie: 'i18n_lang=hi' } })
        statuses.add(statusCode)
        return new URL(String(headers.location ?? '/'), here).origin !== here || statusCode >= 500
      }
      expect(await leaves(`${landing()}/..\\..\\..\\\\${evil}`)).toBe(false)
      const property = fc.asyncProperty(start, below, async (from, rest) => !(await leaves(from + rest)))
      await fc.assert(property, { numRuns: 2000 })
      client.close()
      expect(statuses).toContain(302)
      return 'no foreign location, no error'
    },
  )

  proof(
    'Line breaks in the path, the query and cookies, to inject a header into the redirect',
    'no injected header in the response',
    async () => {
      const address = await target.listen()
      const encoded = await get(`${landing()}?a=%0d%0aset-cookie:%20a=b&b=%0a%0a<script>`, { cookie: 'i18n_lang=hi' })
      expect([encoded.statusCode, Object.keys(encoded.headers)]).toEqual([
        302,
        expect.not.arrayContaining(['set-cookie']),
      ])
      expect(encoded.headers.location).toBe(
        `${target.basePath}hi/aviator-1?a=%0D%0Aset-cookie%3A+a%3Db&b=%0A%0A%3Cscript%3E`,
      )
      const { text } = await sendRaw(address, [`GET ${landing()}?a=\r\nset-cookie: a=b HTTP/1.1\r\nhost: x\r\n\r\n`])
      expect(text).not.toContain('a=b')
      return '302 with %0D%0A in its location and without the cookie; nothing of the raw line in the answer'
    },
  )

  proof('The demo issuer is given a redirect_uri on another host', 'refused', async () => {
    const statuses = new Set<number>()
    for (const trick of tricks.filter((one) => one.includes(':') || one.startsWith('//') || one.startsWith('/\\'))) {
      const query = new URLSearchParams({
        client_id: 'powerplay-demonstration',
        nonce: '1',
        state: '1',
        redirect_uri: trick,
      })
      const answer = await get(`/api/demo-issuer/authorize?${query}`, { host: 'play.example' })
      if (answer.statusCode === 200) expect(answer.body).toMatch(/name="redirect_uri" value="\/[^/\\][^"]*"/)
      else statuses.add(answer.statusCode)
    }
    expect([...statuses]).toEqual([400])
    return '400, or a path of this server'
  })
})
