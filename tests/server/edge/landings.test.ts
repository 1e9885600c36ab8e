import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Manifest } from '../../../src/contract/index.ts'
import { cookiesOf, live, serve, textOf, writeBuild } from './served.ts'

const base = '/new-promo-ipl/'
const title = (body: string) => /<title>(.*?)<\/title>/.exec(body)?.[1]

describe('the language of a landing', () => {
  test.each([
    ['hi/aviator-1', { 'accept-language': 'pt' }, 'hi/aviator-1', 'hi'],
    ['aviator-1', { cookie: 'i18n_lang=en', 'accept-language': 'hi' }, 'aviator-1', undefined],
    ['aviator-1', { 'accept-language': 'de' }, 'aviator-1', 'en'],
    ['aviator-1', {}, 'aviator-1', 'en'],
    ['aviator-1/te', {}, 'aviator-1/te', 'te'],
    ['aviator-1', { cookie: 'i18n_lang=hi', 'sec-fetch-site': 'same-origin' }, 'aviator-1', 'en'],
  ])('%s with %j is the page %s, and %s is remembered', async (below, headers, page, remembered) => {
    const { get } = await serve()
    const answer = await get(base + below, headers)
    expect([answer.statusCode, title(answer.body)]).toEqual([200, page])
    expect(cookiesOf(answer)['i18n_lang']).toEqual(remembered && [remembered, 365 * 24 * 3600])
  })

  test.each([
    ['aviator-1', { cookie: 'i18n_lang=hi' }, 'hi/aviator-1'],
    ['aviator-1?value_1=7&value_1=8', { 'accept-language': 'te-IN' }, 'te/aviator-1?value_1=7&value_1=8'],
    ['aviator-1', { cookie: 'i18n_lang=hi', 'sec-fetch-site': 'cross-site' }, 'hi/aviator-1'],
    [
      'aviator-1',
      {
        cookie: 'i18n_lang=hi',
        'sec-fetch-site': 'same-origin',
        referer: 'https://site.example/new-promo-ipl/aviator-1?a=b',
      },
      'hi/aviator-1',
    ],
  ])('%s with %j leads to %s', async (below, headers, address) => {
    const { get } = await serve()
    const { statusCode, headers: sent } = await get(base + below, headers)
    expect([statusCode, sent.location, sent['cache-control']]).toEqual([302, base + address, 'no-store'])
  })
})

describe('what later pages of a visitor need', () => {
  const campaign = 'value_1=o1&value_2=p2&value_3=l3&click_id=c4'

  test('is stored in first-party cookies', async () => {
    const { get } = await serve()
    const answer = await get(`${base}aviator-1?${campaign}&val_cur=bdt`)
    expect(cookiesOf(answer)).toEqual({
      i18n_lang: ['en', 31_536_000],
      offer_id: ['o1', 604_800],
      partner_id: ['p2', 604_800],
      landing_id: ['l3', 604_800],
      click_id: ['c4', 604_800],
      currency: ['BDT', 604_800],
    })
    for (const { path, sameSite, secure } of answer.cookies) {
      expect([path, sameSite, secure]).toEqual(['/', 'Lax', undefined])
    }
  })

  test('is in Secure cookies if the visit is encrypted', async () => {
    const { get } = await serve()
    const { cookies } = await get(`${base}aviator-1`, { 'x-forwarded-proto': 'https' })
    expect(cookies.map(({ secure }) => secure)).toEqual([true])
  })

  test('the query parameter currency counts, too, unless the currency is unknown', async () => {
    const { get } = await serve()
    expect(cookiesOf(await get(`${base}aviator-1?currency=usd`))['currency']).toEqual(['USD', 604_800])
    expect(cookiesOf(await get(`${base}aviator-1?currency=xxx`))['currency']).toBeUndefined()
  })

  test('only the ambassador’s pages derive the currency from the country', async () => {
    const { get } = await serve(undefined, { countryOf: (ip) => (ip === '198.51.100.7' ? 'BD' : undefined) })
    const from = (ip: string) => ({ 'x-forwarded-for': ip })
    const currencyOf = async (page: string, ip: string) => cookiesOf(await get(base + page, from(ip)))['currency']
    expect(await currencyOf('landambassador', '198.51.100.7')).toEqual(['BDT', 604_800])
    expect(await currencyOf('landambassador', '198.51.100.8')).toBeUndefined()
    expect(await currencyOf('aviator-1', '198.51.100.7')).toBeUndefined()
  })
})

describe('the mirror', () => {
  const mirror = 'https://mirror.powerplay.example/x'
  const cookie = (redirectUrl: string) => ({ cookie: `mirred=1; redirectUrl=${encodeURIComponent(redirectUrl)}` })

  test('is used if both cookies name it', async () => {
    const { get } = await serve()
    const { statusCode, headers } = await get(`${base}aviator-1`, cookie(mirror))
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, mirror, 'no-store'])
  })

  test.each([
    'undefined',
    'https://evil.example/',
    'https://www.powerplay.example.evil.example/',
    'https://www.powerplay.example@evil.example/',
    'http://mirror.powerplay.example/',
    '//evil.example/',
    'javascript:alert(1)',
    'https://mirror.powerplay.example/\r\nset-cookie: a=b',
  ])('is not %j', async (redirectUrl) => {
    const { get } = await serve()
    expect((await get(`${base}aviator-1`, cookie(redirectUrl))).statusCode).toBe(200)
  })

  test('needs both cookies', async () => {
    const { get } = await serve()
    expect((await get(`${base}aviator-1`, { cookie: `redirectUrl=${mirror}` })).statusCode).toBe(200)
  })
})

describe('a page is sent', () => {
  test('compressed as the browser prefers', async () => {
    const { get } = await serve()
    const plain = await get(`${base}aviator-1`)
    const br = await get(`${base}aviator-1`, { 'accept-encoding': 'gzip, br' })
    const gzip = await get(`${base}aviator-1`, { 'accept-encoding': 'gzip' })
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(br.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test('is private, and revalidated', async () => {
    const { get } = await serve()
    const first = await get(`${base}aviator-1`)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    expect(first.headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie')
    expect(first.headers['content-security-policy']).toBe("frame-ancestors 'none'")
    const again = await get(`${base}aviator-1`, { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('once: no other route handles the request afterwards', async () => {
    const looked: string[] = []
    const { get } = await serve(undefined, {
      prepare: (app) => app.addHook('preHandler', async ({ url }) => void looked.push(url)),
    })
    await get(`${base}aviator-1`)
    await get(`${base}nobody`)
    await get(`${base}aviator-1`, { cookie: 'i18n_lang=hi' })
    expect(looked).toEqual([])
  })

  test('without its body for HEAD', async () => {
    const { get } = await serve()
    const answer = await get(`${base}hi/aviator-1`, {}, 'HEAD')
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(1000)
    expect(cookiesOf(answer)['i18n_lang']).toEqual(['hi', 31_536_000])
    expect((await get(`${base}nobody`, {}, 'HEAD')).body).toBe('')
  })

  test('while its files are cached forever', async () => {
    const { get } = await serve()
    for (const file of ['assets/main-abc.js', 'aviator-1/page-0123456789ab.json']) {
      const { statusCode, headers } = await get(base + file)
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  test('below the base path, with a redirect from the path without a slash', async () => {
    const { get } = await serve()
    const { statusCode, headers } = await get('/new-promo-ipl?a=1&a=2')
    expect([statusCode, headers.location]).toEqual([308, '/new-promo-ipl/?a=1&a=2'])
    expect((await get('/new-promo-ipl/')).statusCode).toBe(200)
  })
})

describe('a landing with a schedule', () => {
  const scheduled = (from: string, until: string) => (manifest: Manifest) => ({
    ...manifest,
    landings: manifest.landings.map((landing) =>
      landing.slug === 'aviator-1' ? { ...landing, schedule: { from, until, fallback: 'landambassador' } } : landing,
    ),
  })

  test('is shown while it runs', async () => {
    const { get } = await serve(writeBuild(scheduled('2027-03-01T00:00:00Z', '2027-05-01T00:00:00Z')))
    expect((await get(`${base}aviator-1`)).statusCode).toBe(200)
  })

  test.each([
    ['2027-05-01T00:00:00Z', '2027-06-01T00:00:00Z'],
    ['2027-03-01T00:00:00Z', '2027-04-01T12:00:00Z'],
  ])('from %s until %s redirects to its fallback otherwise', async (from, until) => {
    const { get } = await serve(writeBuild(scheduled(from, until)))
    const { statusCode, headers } = await get(`${base}hi/aviator-1?value_1=7`)
    expect([statusCode, headers.location]).toEqual([302, `${base}hi/landambassador?value_1=7`])
  })
})

describe('a live site', () => {
  test('denies visitors of a closed country, in their language, with links to help', async () => {
    const { get } = await serve(writeBuild(live), { countryOf: () => 'IN' })
    const { statusCode, headers, body } = await get(`${base}hi/aviator-1`)
    expect([statusCode, headers['cache-control'], headers['set-cookie']]).toEqual([403, 'no-store', undefined])
    expect(body).toContain('<html lang="hi">')
    expect(body).toContain(textOf('ui.notice.country-blocked', 'hi'))
    expect(body).toContain(textOf('market.india.status', 'hi'))
    expect(body).toContain('<a href="https://telemanas.mohfw.gov.in">')
    expect(body).not.toContain('{{')
    expect(body).not.toContain('demo-mark')
  })

  test('serves visitors of an open country', async () => {
    const { get } = await serve(writeBuild(live), { countryOf: () => 'KE' })
    expect((await get(`${base}aviator-1`)).statusCode).toBe(200)
  })
})

describe('no address breaks anything', () => {
  test.each([
    ['a query of 20 KB', `aviator-1?q=${'a'.repeat(20_000)}`, 200],
    ['the same where there is no page', `nobody?q=${'%20'.repeat(7_000)}`, 404],
    ['nested parameters', 'aviator-1?a=1&a=2&a[]=3&a[b][c]=4&__proto__[x]=1&constructor=1', 200],
    ['a broken query', 'aviator-1?%', 200],
    ['a query in no known encoding', 'aviator-1?a=%zz&b=%ff%fe&%=%', 200],
    ['an empty query', 'aviator-1?&&&===?', 200],
    [
      '20,000 parameters where there is no page',
      `nobody?${Array.from({ length: 20_000 }, (_, index) => index).join('&')}`,
      404,
    ],
    ['a parameter twice', 'aviator-1?value_1=1&value_1=2', 200],
    ['a lone percent sign', '%', 404],
    ['a broken UTF-8 sequence', '%ff', 404],
    ['a broken UTF-8 sequence as a parameter', 'aviator-1/%ff', 200],
    ['a null as a parameter', 'aviator-1/%00', 200],
    ['a null', '%00', 404],
    ['path traversal', '..%2f..%2fpackage.json', 404],
    ['path traversal in the files', 'assets/..%2f..%2f..%2fpackage.json', 404],
    ['a doubled slash', 'hi//aviator-1', 404],
    ['a path of 4 KB', 'a/'.repeat(2_000), 404],
  ])('%s', async (_, below, expected) => {
    const { get } = await serve()
    expect((await get(base + below)).statusCode).toBe(expected)
  })

  test.each([
    ['of no known encoding', 'i18n_lang=%zz; mirred=1; redirectUrl=%'],
    ['of no language', 'i18n_lang=\u00ff'],
    ['without names', '=;=;;'],
    ['without end', 'a'.repeat(10_000)],
    ['of 60,000 spaces', `x;${' '.repeat(60_000)}y`],
  ])('nor does a cookie %s', async (_, cookie) => {
    const { get } = await serve()
    const headers = { cookie, 'accept-language': ';;q=,*', host: '%' }
    expect((await get(`${base}aviator-1`, headers)).statusCode).toBe(200)
  })

  test('no spelling of a page’s address bypasses the decision', async () => {
    const { get } = await serve(writeBuild(live), { countryOf: () => 'IN' })
    for (const path of ['/%6eew-promo-ipl/aviator-1/index.html', '/new-promo-ipl%2faviator-1%2findex.html']) {
      expect((await get(path)).statusCode).toBe(404)
    }
    expect((await get('//new-promo-ipl/aviator-1/index.html')).statusCode).toBeGreaterThanOrEqual(400)
  })
})
