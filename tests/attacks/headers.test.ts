import { afterAll, beforeAll, describe, expect } from 'vitest'
import type { Manifest } from '../../src/contract/index.ts'
import { signExplainToken } from '../../src/server/edge/explain/explain-token.ts'
import { proof } from '../proof/proof.ts'
import { sendRaw } from './raw.ts'
import { openTarget, type Target } from './target.ts'

type Headers = Readonly<Record<string, unknown>>

const explainKey = 'k'.repeat(32)

const changed = ({ site, ...others }: Manifest): Manifest => ({
  ...others,
  site: {
    ...site,
    reservedSlugs: [...site.reservedSlugs, 'sw.js'],
    hosts: { ...site.hosts, own: site.hosts.mainSite },
  },
})

const live = ({ site, ...others }: Manifest): Manifest => ({ ...others, site: { ...site, mode: 'live' } })

describe('Response headers', () => {
  let target: Target
  let closed: Target
  beforeAll(async () => {
    const environment = { PUBLIC_URL: 'https://play.example', EXPLAIN_KEY: explainKey }
    target = await openTarget({ change: changed, environment })
    closed = await openTarget({ change: live, environment, parts: { countryOf: () => 'IN' } })
  })
  afterAll(() => Promise.all([target.close(), closed.close()]))

  const get = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await target.call('GET', url, undefined, headers)
    return { status: answer.statusCode, headers: answer.headers as Headers, body: answer.body }
  }

  /** One response of each kind, by name. */
  async function everyKind(): Promise<[string, Awaited<ReturnType<typeof get>>][]> {
    const base = target.basePath
    const landing = await get(`${base}aviator-1`)
    const [, data = ''] = /data-page="([^"]+)"/.exec(landing.body) ?? []
    const [, asset = ''] = /data-modules="([^" ]+)/.exec(landing.body) ?? []
    const [, picture = ''] = /<link rel="icon" href="([^"]+)"/.exec(landing.body) ?? []
    const admin = await get('/admin/')
    const [, adminAsset = ''] = /src="([^"]+)"/.exec(admin.body) ?? []
    const token = signExplainToken(Buffer.from(explainKey), Date.now() + 60_000)
    const denied = await closed.call('GET', `${base}aviator-1`)
    const call = (method: 'POST', url: string, body: object) =>
      target
        .call(method, url, body)
        .then(({ statusCode: status, headers, body: text }) => ({ status, headers, body: text }))
    return [
      ['landing', landing],
      ['landing that is explained', await get(`${base}aviator-1?explain=${token}`)],
      ['asset', await get(asset)],
      ['page data', await get(data)],
      ['picture', await get(picture)],
      ['service worker', await get(`${base}sw.js`)],
      ['missing page', await get(`${base}nobody`)],
      ['missing elsewhere', await get('/nobody')],
      ['denied country', { status: denied.statusCode, headers: denied.headers, body: denied.body }],
      ['redirect', await get(`${base}aviator-1`, { cookie: 'i18n_lang=hi' })],
      ['main site', await get('/')],
      ['theme of the main site', await get('/?theme=light')],
      ['answer of a call', await get('/api/v1/settings')],
      ['error of a call', await call('POST', '/api/v3/registration', {})],
      ['unknown call', await get('/api/nothing')],
      ['account window', await get(`/api/demo-issuer/authorize?client_id=powerplay-demonstration&nonce=1&state=1`)],
      ['admin', admin],
      ['asset of the admin', await get(adminAsset)],
      ['preview', await get('/admin/preview.html')],
      ['thumbnail', await get('/admin/thumbnail/aviator-1')],
      ['call of the admin', await get('/admin/api/session')],
      ['docs', await get('/api/docs')],
      ['docs for programs', await get('/api/docs/openapi.json')],
      ['diagnostics', await get('/diagnostics.html')],
      ['manifest', await get('/manifest.json')],
      ['health', await get('/healthz')],
      ['readiness', await get('/readyz')],
      ['metrics', await get('/metrics')],
    ]
  }

  const policyOf = (headers: Headers) => String(headers['content-security-policy'])
  const metaOf = (body: string) => {
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(body) ?? []
    return policy.replaceAll('&#39;', "'")
  }
  const ownPolicyOf = ({ headers, body }: { headers: Headers; body: string }) => `${policyOf(headers)}; ${metaOf(body)}`

  proof(
    'Every kind of response: pages, files, calls, errors, redirects, the admin, the reference, health',
    'each has the common security headers, and HSTS for a year if PUBLIC_URL is https',
    async () => {
      const kinds = await everyKind()
      for (const [kind, { status, headers, body }] of kinds) {
        if (body !== '') expect({ kind, ...headers }).toHaveProperty('content-type')
        expect({ kind, status, ...headers }).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer|same-origin)$/),
          'permissions-policy': expect.stringContaining('camera=(), '),
          'cross-origin-opener-policy': expect.stringMatching(/^same-origin(-allow-popups)?$/),
          'cross-origin-resource-policy': kind === 'picture' ? 'cross-origin' : 'same-origin',
          'strict-transport-security': 'max-age=31536000',
          'content-security-policy': expect.stringContaining('frame-ancestors'),
        })
        expect(headers).not.toHaveProperty('server')
        expect(headers).not.toHaveProperty('x-powered-by')
        expect(headers).not.toHaveProperty('access-control-allow-origin')
      }
      const statuses = [...new Set(kinds.map(([, { status }]) => status))].sort((one, other) => one - other)
      return `${kinds.length} kinds with statuses ${statuses.join(', ')}: all of them`
    },
  )

  proof(
    'Malformed requests: a broken request line, headers that do not end',
    'one response that browsers do not render, then the connection is closed',
    async () => {
      const address = await target.listen()
      const malformed = await sendRaw(address, ['GET / NOTHING\r\n\r\n'])
      const overflow = await sendRaw(address, [`GET / HTTP/1.1\r\nx: ${'a'.repeat(70_000)}`])
      for (const { text } of [malformed, overflow]) {
        expect(text).toMatch(/^HTTP\/1\.1 4(00|31) /)
        expect(text).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'\r\n")
        expect(text).toContain('x-content-type-options: nosniff\r\n')
        expect(text).toContain('content-type: application/json')
      }
      return '400, 431; JSON, nosniff, a policy of nothing'
    },
  )

  proof(
    'The policies of all pages: header and document combined',
    'each has default-src ’none’, inline scripts by hash only, no eval, and base-uri ’none’',
    async () => {
      const pages = (await everyKind()).filter(([, { headers }]) => /html/.test(String(headers['content-type'])))
      for (const [kind, page] of pages) {
        const policy = ownPolicyOf(page)
        expect({ kind, policy }).toMatchObject({ policy: expect.stringContaining("default-src 'none'") })
        expect({ kind, script: /script-src[^;]*unsafe/.test(policy) }).toEqual({ kind, script: false })
        if (kind !== 'thumbnail')
          expect({ kind, policy }).not.toMatchObject({ policy: expect.stringContaining('unsafe') })
        expect({ kind, policy }).toMatchObject({ policy: expect.stringContaining("base-uri 'none'") })
      }
      return `${pages.length} kinds of pages, none with unsafe-inline or unsafe-eval for scripts; styles by hash but in thumbnails, which are sandboxed`
    },
  )

  proof(
    'Landings, admin and preview: DOM sinks for markup and script addresses',
    'Trusted Types are required',
    async () => {
      for (const url of [`${target.basePath}aviator-1`, '/admin/', '/admin/preview.html']) {
        const policy = ownPolicyOf(await get(url))
        expect(policy).toContain("require-trusted-types-for 'script'")
        expect(policy).toMatch(/trusted-types powerplay( default)?(;|$)/)
      }
      return 'required on all three'
    },
  )

  proof(
    'A third-party site, and a page of ours, frames every kind of response',
    'only the admin’s preview and thumbnails may be framed, and only by the same origin',
    async () => {
      const kinds = await everyKind()
      const framed = kinds.filter(([, { headers }]) => !policyOf(headers).includes("frame-ancestors 'none'"))
      expect(framed.map(([kind]) => kind)).toEqual(['preview', 'thumbnail'])
      for (const [, { headers }] of framed) expect(policyOf(headers)).toMatch(/frame-ancestors 'self'(;|$)/)
      return `frame-ancestors 'none' on ${kinds.length - framed.length} kinds, 'self' on preview and thumbnail`
    },
  )

  proof(
    'The referrer that third-party sites get from a landing with campaign ids, and from the admin',
    'the origin only, and nothing from the admin',
    async () => {
      const landing = await get(`${target.basePath}aviator-1?click_id=secret`)
      const admin = await get('/admin/')
      const said = [landing, admin].map(({ headers }) => headers['referrer-policy'])
      expect(said).toEqual(['strict-origin-when-cross-origin', 'no-referrer'])
      expect(landing.body).not.toMatch(/name="referrer"|referrerpolicy/i)
      return said.join(', ')
    },
  )

  proof(
    'The service worker tries to exceed its scope',
    'its scope is its own folder; no header widens it; it may fetch from this origin only',
    async () => {
      const { status, headers } = await get(`${target.basePath}sw.js`)
      expect(status).toBe(200)
      expect(headers).not.toHaveProperty('service-worker-allowed')
      expect(policyOf(headers)).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'")
      const elsewhere = await get('/sw.js')
      expect(elsewhere.status).toBe(404)
      return `200 below ${target.basePath} without Service-Worker-Allowed, connect-src 'self'; 404 at /sw.js`
    },
  )

  proof('The admin under other spellings of its address', '404, or the same policy as under its own', async () => {
    const own = policyOf((await get('/admin/')).headers)
    const spellings = [
      '/%61dmin/',
      '/%61dmin/index.html',
      '//admin/',
      '/admin//',
      '/x/../admin/',
      '/admin%2findex.html',
      '/./admin/',
    ]
    const policies = new Set<string>()
    for (const url of spellings) {
      const { status, headers } = await get(url)
      if (status === 200) policies.add(policyOf(headers))
      else expect([403, 404]).toContain(status)
    }
    expect([...policies]).toEqual([own])
    return `the same policy, or 403 or 404, ${spellings.length} spellings`
  })

  proof('A cached page is revalidated', 'the response does not replace the cached headers', async () => {
    const first = await get('/admin/')
    const again = await get('/admin/', { 'if-none-match': String(first.headers['etag']) })
    expect([again.status, again.headers['content-security-policy']]).toEqual([304, undefined])
    return '304 without a policy of its own'
  })

  proof('A server whose PUBLIC_URL is plain http', 'sends no HSTS', async () => {
    const plain = await openTarget()
    const { headers } = await plain.call('GET', '/healthz')
    await plain.close()
    expect(headers).not.toHaveProperty('strict-transport-security')
    return 'no Strict-Transport-Security'
  })
})
