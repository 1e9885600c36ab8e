import { describe, expect, test } from 'vitest'
import { explainKey } from '../../../src/server/edge/explain/explain-key.ts'
import { isExplainToken, signExplainToken } from '../../../src/server/edge/explain/explain-token.ts'
import { runScript } from '../../cli/run-script.ts'
import { moment, serve } from './served.ts'

const key = Buffer.from('a key for tests, long enough to be one')
const minutes = 60_000
const address = (token: string, more = '') => `/new-promo-ipl/aviator-1?explain=${token}${more}`

describe('a link that explains', () => {
  test('explains the answer instead of giving it', async () => {
    const { get } = await serve(undefined, { explainKey: key, countryOf: () => 'KE' })
    const headers = { 'accept-language': 'hi', cookie: 'i18n_lang=te; redirectUrl=undefined; mirred=1' }
    const answer = await get(address(signExplainToken(key, moment + 15 * minutes), '&val_cur=bdt&a=<b>'), headers)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(answer.headers['set-cookie']).toBeUndefined()
    for (const said of [
      'The cookie i18n_lang remembers the language.',
      '/new-promo-ipl/te/aviator-1?val_cur=bdt&amp;a=%3Cb%3E',
      'The cookie redirectUrl is the text &quot;undefined&quot;.',
      'A demonstration shows every market.',
      'The landing has no schedule.',
      '<dd>KE</dd>',
      '<dd>hi</dd>',
    ]) {
      expect(answer.body).toContain(said)
    }
    expect(answer.body).not.toContain('explain=')
    expect(answer.body).not.toContain('<script')
  })

  test('shows the currency, market and schedule of a page', async () => {
    const { get } = await serve(undefined, { explainKey: key })
    const token = signExplainToken(key, moment + minutes)
    expect((await get(address(token, '&val_cur=bdt'))).body).toContain('BDT, from the query')
    expect((await get(address(token), { cookie: 'currency=USD' })).body).toContain('USD, from the cookie')
    const own = await get(address(token))
    expect(own.body).toContain('from the landing')
    expect(own.body).toContain('india, closed; the site is in demo mode')
  })

  test.each([
    ['expired', signExplainToken(key, moment - 1000)],
    ['signed with another key', signExplainToken(Buffer.from('another key'), moment + minutes)],
    [
      'with a changed expiry',
      signExplainToken(key, moment - 1000).replace(/^\w+/, ((moment + minutes) / 1000).toString(36)),
    ],
    ['without a signature', 'zzzzzz.'],
    ['empty', ''],
    ['malformed', '<script>'],
    ['too long', 'a'.repeat(5000)],
  ])('%s is ignored: the landing is shown', async (_, token) => {
    const { get } = await serve(undefined, { explainKey: key })
    const { statusCode, body } = await get(address(encodeURIComponent(token)))
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>aviator-1</title>')
  })

  test('is ignored without a key', async () => {
    const { get } = await serve()
    expect((await get(address(signExplainToken(key, moment + minutes)))).body).toContain('<title>aviator-1</title>')
  })
})

describe('the command that makes such links', () => {
  const EXPLAIN_KEY = '0123456789abcdef0123456789abcdef'

  test('signs with the key of the settings, for a quarter of an hour', async () => {
    const { status, stdout } = await runScript('explain', ['http://localhost:4173/new-promo-ipl/hi?a=1'], {
      EXPLAIN_KEY,
    })
    expect(status).toBe(0)
    const link = new URL(stdout.trim())
    const token = link.searchParams.get('explain') ?? ''
    const used = explainKey({ EXPLAIN_KEY })
    if (!used) throw new Error('There is no key.')
    expect(link.searchParams.get('a')).toBe('1')
    expect(isExplainToken(token, used, Date.now() + 14 * minutes)).toBe(true)
    expect(isExplainToken(token, used, Date.now() + 16 * minutes)).toBe(false)
  })

  test('reports missing arguments and settings', async () => {
    expect(await runScript('explain', ['http://localhost/'], { PLATFORM: 'off' })).toMatchObject({ status: 2 })
    expect(await runScript('explain', ['nonsense'], { EXPLAIN_KEY })).toMatchObject({ status: 2 })
  })
})
