import { describe, expect, test } from 'vitest'
import { newAddress } from '../../identities.ts'
import { serveRendered } from './rendered.ts'

const { app } = await serveRendered()

const ask = (below: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/new-promo-ipl/${below}`, headers })

/** What a document shows: its texts, without the currencies that its forms list. */
const shown = (html: string) =>
  html
    .replace(/<select[^>]*name="currency".*?<\/select>/gs, '')
    .replace(/<(script|style)>.*?<\/\1>/gs, '')
    .replace(/ data-changes="[^"]*"/, '')

describe('a landing is sent in the currency of its visitor', () => {
  test.each([
    ['a query', 'sport-land?currency=usd', {}],
    ['the alias of campaigns', 'sport-land?val_cur=USD&currency=INR', {}],
    ['a cookie', 'sport-land', { cookie: 'currency=USD' }],
    ['a query rather than a cookie', 'sport-land?currency=USD', { cookie: 'currency=EUR' }],
  ])('by %s', async (_, below, headers) => {
    const { statusCode, headers: sent, body } = await ask(below, headers)
    expect([statusCode, sent['cache-control'], sent['vary']]).toEqual([
      200,
      'private, no-cache',
      'Accept-Encoding, Accept-Language, Cookie',
    ])
    expect(shown(body)).not.toContain('₹')
    expect(shown(body)).toMatch(/\$\d/)
    expect(/<meta name="description" content="([^"]*)"/.exec(body)?.[1]).not.toContain('₹')
    expect(body).toContain('<option value="USD" selected="">')
  })

  test.each([
    ['its own', 'sport-land?currency=INR'],
    ['one that accounts cannot have', 'sport-land?currency=KES'],
    ['no currency', 'sport-land?currency=<script>'],
  ])('but in a query for %s as its file, apart from the links, which keep the query', async (_, below) => {
    const [{ body }, file] = await Promise.all([ask(below), ask('sport-land')])
    const withoutQueries = (html: string) => html.replace(/(<a [^>]*?href="[^"?]*)\?[^"]*/g, '$1')
    expect(withoutQueries(body)).toBe(file.body)
  })

  test('as a file: compressed, and not again if the browser has it', async () => {
    const { headers, rawPayload } = await ask('aviator-1?currency=USD', { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBe('br')
    expect(rawPayload.length).toBeLessThan(16_000)
    const again = await ask('aviator-1?currency=USD', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await ask('aviator-1?currency=EUR')).headers.etag).not.toBe(headers.etag)
  })

  test('with what the application has to change of the data that the file has', async () => {
    const [{ body }, file] = await Promise.all([ask('sport-land?currency=USD'), ask('sport-land')])
    const data = (html: string) => /data-page="([^"]*)"/.exec(html)?.[1]
    expect(data(body)).toBe(data(file.body))
    const changes = /data-changes="([^"]*)"/.exec(body)?.[1]?.replaceAll('&quot;', '"').replaceAll('&#39;', "'") ?? ''
    expect(JSON.parse(changes)).toMatchObject({ bonus: { currency: 'USD' }, values: { currency: 'USD' } })
    expect(file.body).not.toContain('data-changes')
  })

  test('and its form is answered in that currency', async () => {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/new-promo-ipl/sport-land?currency=USD',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': newAddress(),
      },
      payload: new URLSearchParams({ dialog: 'BasicCustomeReg', currency: 'USD', email: 'wrong' }).toString(),
    })
    expect(statusCode).toBe(400)
    expect(shown(body)).not.toContain('₹')
  })
})
