import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CompiledLanding } from '../../../src/contract/index.ts'
import { records } from '../../services/test-services.ts'
import { serveRendered } from './rendered.ts'

const { basePath, hosts } = records.site
const placeOf = ({ slug, param }: CompiledLanding) => (param?.required ? `${slug}/${param.values?.[0]}` : slug)
const { app } = await serveRendered()

const origin = 'http://here.example'
const campaign = 'value_1=o1&value_2=p2&value_3=l3&click_id=c4&bonus=sport&utm_source=x'

const ask = (below: string, query: string) =>
  app.inject({ url: `${basePath}${below}?${query}`, headers: { cookie: 'i18n_lang=en' } })

/** The links of a document that leave it for another page of this site, or for the main site. */
function waysOff(html: string, below: string): URL[] {
  return [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => !href.startsWith('#'))
    .map((href) => new URL(href, `${origin}${basePath}${below}`))
    .filter(({ origin: own, pathname, host }) =>
      own === origin ? !pathname.startsWith('/api') : host === hosts.mainSite || hosts.redirectHosts.includes(host),
    )
}

describe('every way off a landing carries the visitor’s query, without any script', () => {
  test.each(records.landings.map((landing) => placeOf(landing)))('%s', async (below) => {
    const { body, headers } = await ask(below, campaign)
    const ways = waysOff(body, below)
    // At least its other languages.
    expect(ways.length).toBeGreaterThanOrEqual(records.site.locales.length)
    for (const { searchParams, pathname } of ways) {
      expect([pathname, Object.fromEntries(searchParams)]).toEqual([
        pathname,
        expect.objectContaining(Object.fromEntries(new URLSearchParams(campaign))),
      ])
    }
    expect(headers['cache-control']).toBe('private, no-cache')
    // Apart from its links it is the file.
    const file = await app.inject({ url: basePath + below, headers: { cookie: 'i18n_lang=en' } })
    const withoutLinks = (html: string) => html.replace(/(<a [^>]*?href=")[^"]*/g, '$1')
    expect(withoutLinks(body)).toBe(withoutLinks(file.body))
  })

  test('whatever the query says, and without changing the document otherwise', async () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 })
    const name = text.filter((one) => !['dialog', 'newReg', 'currency', 'val_cur', 'fdom', 'explain'].includes(one))
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, text, { minKeys: 1, maxKeys: 4 }), async (entries) => {
        const query = new URLSearchParams(Object.entries(entries))
        const { body } = await ask('aviator-1', query.toString())
        const sent = [...query]
        for (const { searchParams } of waysOff(body, 'aviator-1')) {
          expect([...searchParams].filter(([key]) => key !== 'dialog')).toEqual(sent)
        }
        expect(body.match(/<script/g)).toHaveLength(1)
      }),
      { numRuns: 100 },
    )
  })

  test('but not one that is longer than any campaign’s, which would be written into each link', async () => {
    const [long, file] = await Promise.all([
      ask('aviator-1', `click_id=${'x'.repeat(2000)}`),
      app.inject({ url: `${basePath}aviator-1`, headers: { cookie: 'i18n_lang=en' } }),
    ])
    expect(long.body).toBe(file.body)
  })

  test('in another currency, with a dialog from the server, and when a form returns', async () => {
    const inCurrency = await ask('aviator-1', `${campaign}&currency=USD`)
    expect(inCurrency.body).toContain('data-changes')
    const withDialog = await ask('aviator-1', `${campaign}&dialog=AuthNewCustomDialog`)
    expect(withDialog.body).toContain('<noscript><dialog')
    const returned = await app.inject({
      method: 'POST',
      url: `${basePath}aviator-1?${campaign}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: 'dialog=NewCustomReg',
    })
    expect(returned.statusCode).toBe(400)
    for (const { body } of [inCurrency, withDialog, returned]) {
      const ways = waysOff(body, 'aviator-1')
      expect(ways.length).toBeGreaterThan(0)
      for (const { searchParams } of ways) expect(searchParams.get('click_id')).toBe('c4')
    }
  })

  test('the main site’s host is the one that the query names, if it is listed', async () => {
    const mainSite = async (fdom: string) =>
      waysOff((await ask('successAuthorization', `fdom=${fdom}`)).body, 'successAuthorization')
        .filter(({ pathname }) => !pathname.startsWith(basePath))
        .map(({ host }) => host)
    expect(new Set(await mainSite('in.powerplay.example'))).toEqual(new Set(['in.powerplay.example']))
    expect(new Set(await mainSite('evil.example'))).toEqual(new Set([new URL(origin).host]))
  })
})

test('what belongs to one page only is not carried, and a page without a query is its file', async () => {
  const { body } = await ask('aviator-1', 'newReg=true&click_id=c4')
  for (const { searchParams } of waysOff(body, 'aviator-1')) expect(searchParams.has('newReg')).toBe(false)
  const [plain, marked] = await Promise.all([ask('aviator-1', ''), ask('aviator-1', 'newReg=true')])
  expect(marked.body).toBe(plain.body)
})
