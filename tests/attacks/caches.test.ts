import { afterAll, beforeAll, describe, expect } from 'vitest'
import { siteExamples } from '../../scripts/fuzz/inputs/examples.ts'
import { type SiteCallName, siteCalls } from '../../src/contract/calls/site.ts'
import { signedIn } from '../desk/test-desk.ts'
import { proof } from '../proof/proof.ts'
import { visitorOf } from '../services/visitor.ts'
import { openTarget, type Target } from './target.ts'

/** A shared cache: it stores what it may, keyed by address and the headers named in Vary. */
function sharedCache({ from }: Target) {
  const kept = new Map<string, Awaited<ReturnType<Target['from']>>>()
  const mayKeep = (answer: Awaited<ReturnType<Target['from']>>) => {
    const caching = String(answer.headers['cache-control'] ?? '')
    return /public|max-age/.test(caching) && !/private|no-store|no-cache/.test(caching)
  }
  return {
    kept,
    async get(url: string, headers: Record<string, string> = {}) {
      const known = kept.get(url)
      if (known) return { answer: known, isKept: true }
      const answer = await from('198.51.100.9', url, headers)
      if (mayKeep(answer)) kept.set(url, answer)
      return { answer, isKept: false }
    },
  }
}

describe('Shared caches', () => {
  let target: Target
  beforeAll(async () => {
    target = await openTarget()
  })
  afterAll(() => target.close())

  const landing = () => `${target.basePath}aviator-1`

  proof(
    'A cache that ignores cookies, languages and countries is in front of landings; several visitors request them',
    'it keeps none of their pages, redirects or cookies',
    async () => {
      const cache = sharedCache(target)
      const urls = [
        landing(),
        `${landing()}?click_id=secret&value_1=partner`,
        `${landing()}?currency=BRL`,
        `${landing()}?dialog=SignIn`,
        `${target.basePath}nobody`,
        target.basePath.slice(0, -1),
        '/admin/',
        '/admin/preview.html',
        '/admin/thumbnail/aviator-1',
      ]
      for (const url of urls)
        await cache.get(url, { cookie: 'i18n_lang=hi; currency=BRL', 'accept-language': 'hi', accept: 'text/html' })
      expect([...cache.kept.keys()]).toEqual([])
      return `0 of ${urls.length} kept`
    },
  )

  proof('The caching headers of landings', 'private, revalidated, varying by cookie and language', async () => {
    const { headers } = await target.call('GET', landing())
    expect([headers['cache-control'], headers.vary]).toEqual([
      'private, no-cache',
      'Accept-Encoding, Accept-Language, Cookie',
    ])
    const other = await target.call('GET', landing(), undefined, {
      'if-none-match': String(headers.etag),
      cookie: 'i18n_lang=hi',
    })
    expect(other.statusCode).toBe(302)
    return `${headers['cache-control']}; Vary: ${headers.vary}; the ETag of one language is no answer in another (302)`
  })

  proof(
    'Every call is sent with and without a session',
    'cacheable responses are the same for both, byte for byte, and set no cookie; all others are no-store',
    async () => {
      const visitor = visitorOf(target)
      await visitor.register()
      const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const kept: SiteCallName[] = []
      for (const { name, method, url, params, query, body } of siteExamples(target.manifest.site.hosts.api)) {
        const address = `${url.replaceAll(/:(\w+)/g, (_, key) => String(params[key]))}?${new URLSearchParams(query as Record<string, string>)}`
        const ask = (headers: Record<string, string>) =>
          target.app.inject({ method, url: address, headers, ...(method !== 'GET' && { payload: body as object }) })
        const [own, nobodys] = [await ask({ cookie, 'accept-language': 'hi' }), await ask({})]
        const caching = String(own.headers['cache-control'])
        if (!caching.startsWith('public')) {
          expect([name, caching]).toEqual([name, 'no-store'])
          continue
        }
        kept.push(name)
        expect([name, own.body, own.headers['set-cookie']]).toEqual([name, nobodys.body, undefined])
      }
      expect(kept.toSorted()).toEqual(['additional-settings', 'settings', 'sports', 'welcome-bonuses'])
      return `kept for a minute: ${kept.toSorted().join(', ')}; ${Object.keys(siteCalls).length - kept.length} calls: no-store`
    },
  )

  proof(
    'Cache poisoning: unkeyed headers are sent to cacheable addresses',
    'the response is the same, byte for byte',
    async () => {
      const { body } = await target.call('GET', landing())
      const [, asset = ''] = /data-modules="([^" ]+)/.exec(body) ?? []
      const [, data = ''] = /data-page="([^"]+)"/.exec(body) ?? []
      const urls = [asset, data, '/manifest.json', '/api/v1/settings', '/api/docs', '/diagnostics.html']
      const poison = {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-scheme': 'http',
        'x-original-url': '/admin',
        cookie: 'i18n_lang=hi; currency=BRL; __proto__=1',
        'accept-language': 'hi',
        origin: 'https://evil.example',
        'x-http-method-override': 'POST',
        'user-agent': '<script>',
      }
      for (const url of urls) {
        const [plain, poisoned] = [await target.call('GET', url), await target.call('GET', url, undefined, poison)]
        expect([url, poisoned.statusCode, poisoned.body, poisoned.headers['set-cookie']]).toEqual([
          url,
          plain.statusCode,
          plain.body,
          undefined,
        ])
      }
      return `the same, ${urls.length} addresses × ${Object.keys(poison).length} headers`
    },
  )

  proof(
    'Files are requested with different encodings through one cache',
    'the responses vary by encoding',
    async () => {
      const { body } = await target.call('GET', landing())
      const [, asset = ''] = /data-modules="([^" ]+)/.exec(body) ?? []
      const told = new Set<string>()
      for (const encoding of ['br', 'gzip', 'identity']) {
        for (const url of [asset, landing()]) {
          const { headers } = await target.call('GET', url, undefined, { 'accept-encoding': encoding })
          told.add(
            String(headers.vary).toLowerCase().split(', ').includes('accept-encoding')
              ? 'varies'
              : `${url} ${encoding}`,
          )
        }
      }
      expect([...told]).toEqual(['varies'])
      return 'Vary: Accept-Encoding, 6 times'
    },
  )

  proof(
    'Web cache deception: a landing, a call and the admin with .css, .js, ;.png and %2f.css at the end',
    'no personal response under these addresses',
    async () => {
      const administrator = await signedIn(target, 'administrator')
      const visitor = visitorOf(target)
      const { username } = await visitor.register()
      const endings = [
        '/a.css',
        '.css',
        ';.js',
        '%3b.png',
        '%2fa.css',
        '%00.css',
        '%0a.css',
        '?a.css',
        '%23.css',
        '/..%2fa.css',
      ]
      const cache = sharedCache(target)
      const cookie = `${administrator.cookie()}; ${[...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`
      for (const base of [
        landing(),
        '/api/v1/players/me/balance',
        '/admin/api/session',
        '/admin/api/staff',
        '/admin/',
      ]) {
        for (const ending of endings) {
          const { answer } = await cache.get(base + ending, { cookie })
          expect(answer.body).not.toContain(username)
          if (!answer.headers['cache-control']?.toString().includes('no-store'))
            expect(answer.body).not.toContain('administrator@example.com')
        }
      }
      expect([...cache.kept.keys()]).toEqual([])
      return `0 of ${5 * endings.length} kept, nothing of the account in any`
    },
  )
})
