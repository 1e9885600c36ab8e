import { afterAll, beforeAll, describe, expect } from 'vitest'
import { siteExamples } from '../../scripts/fuzz/inputs/examples.ts'
import { signExplainToken } from '../../src/server/edge/explain/explain-token.ts'
import { signedIn } from '../desk/test-desk.ts'
import { newAddress, newEmail } from '../identities.ts'
import { databases, newDatabase } from '../kernel/databases.ts'
import { proof } from '../proof/proof.ts'
import { newcomer, visitorOf } from '../services/visitor.ts'
import { openTarget, type Target } from './target.ts'

const sql = [
  "' or '1'='1",
  "'; drop table accounts; --",
  '" or ""="',
  "\\' or 1=1 --",
  '1); delete from accounts; --',
  '%',
  '_',
  "' union select value from secrets --",
  '$1',
  ':p0',
  '?',
]
const markup = [
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '</title><script>alert(1)</script>',
  '<svg/onload=alert(1)>',
  '{{7*7}}<b>',
  'javascript:alert(1)',
  '\u2028</script>',
  '&lt;script&gt;<script>',
]
type Value = Readonly<Record<'colors' | 'brand' | 'hosts' | 'legal', object>>

const explainKey = 'k'.repeat(32)

describe('Injection', () => {
  let target: Target
  beforeAll(async () => {
    target = await openTarget({
      environment: { EXPLAIN_KEY: explainKey },
      change: ({ site, ...others }) => ({
        ...others,
        site: { ...site, hosts: { ...site.hosts, own: site.hosts.mainSite } },
      }),
    })
  })
  afterAll(() => target.close())

  /** Neither elements nor attributes of the input appear in the response. */
  const expectInert = (html: string) =>
    expect(html).not.toMatch(/<script>alert|<img src=x|<svg\/onload|<b>|href="javascript/i)

  for (const kind of databases) {
    proof(
      `SQL in every text of every call, on ${kind}`,
      'no effect: no server error, no account more or less, no sign-in',
      async () => {
        const place = await newDatabase(kind, target.folder)
        const { DATABASE_URL } = place
        const site = await openTarget(DATABASE_URL ? { environment: { DATABASE_URL } } : {})
        const { id } = await visitorOf(site).register()
        const examples = siteExamples(site.manifest.site.hosts.api)
        let sent = 0
        for (const { method, url, params, body, query, known, name } of examples) {
          if (name === 'registration' || name === 'user-registration') continue
          for (const text of sql) {
            const fields = Object.fromEntries(
              known.body.map((field) => [
                field,
                typeof body[field] === 'string' || !(field in body) ? text : body[field],
              ]),
            )
            const asked = Object.fromEntries(known.query.map((field) => [field, text]))
            const answer = await site.app.inject({
              method,
              url: `${url.replaceAll(/:(\w+)/g, () => encodeURIComponent(text))}?${new URLSearchParams({ ...(query as object), ...asked })}`,
              headers: {
                'x-forwarded-for': newAddress(),
                cookie: `refresh_token=${encodeURIComponent(text)}; csrf=${encodeURIComponent(text)}`,
                authorization: `Bearer ${text}`,
              },
              ...(method !== 'GET' && { payload: fields }),
            })
            expect([name, text, answer.statusCode < 500]).toEqual([name, text, true])
            expect(answer.json()).not.toHaveProperty('token.access_token')
            expect(Object.keys(params).length).toBeLessThan(3)
            sent++
          }
        }
        for (const text of sql) {
          const signIn = await visitorOf(site).signIn(text, text)
          expect(signIn.statusCode).toBe(401)
        }
        const accounts = await site.db.selectFrom('accounts').select('id').execute()
        await site.close()
        expect(accounts).toEqual([{ id }])
        return `${sent} requests: no 5xx, no token, 1 account as before`
      },
    )
  }

  proof(
    'Markup in paths, queries, cookies, languages and hosts: landings, missing pages, the main site, the page that explains',
    'escaped everywhere',
    async () => {
      const token = signExplainToken(Buffer.from(explainKey), Date.now() + 60_000)
      let looked = 0
      for (const text of markup) {
        const value = encodeURIComponent(text)
        const query = ['q', 'dialog', 'fdom', 'click_id', 'value_1', 'currency', 'bonus', 'newReg']
          .map((name) => `${name}=${value}`)
          .join('&')
        const headers = {
          cookie: `i18n_lang=${value}; redirectUrl=${value}; mirred=1; currency=${value}; offer_id=${value}`,
          'accept-language': text.replace(/[^\x20-\x7e]/g, ''),
          'user-agent': text.replace(/[^\x20-\x7e]/g, ''),
          accept: 'text/html',
        }
        const base = target.basePath
        for (const url of [
          `${base}aviator-1?${query}`,
          `${base}aviator-1/${value}`,
          `${base}${value}?${query}`,
          `/${value}`,
          `/?${query}`,
          `/hi/${value}?${query}`,
          `${base}aviator-1?explain=${token}&${query}`,
          `/api/demo-issuer/authorize?client_id=powerplay-demonstration&login_hint=${value}&state=${value}&nonce=${value}`,
        ]) {
          const { body, headers: sent } = await target.call('GET', url, undefined, headers)
          if (String(sent['content-type']).startsWith('text/html')) expectInert(body)
          looked++
        }
      }
      return `${looked} answers, all inert`
    },
  )

  proof('Markup in every field of a form that is returned with errors', 'it is escaped in its field', async () => {
    for (const text of markup) {
      for (const dialog of ['Register', 'SignIn', text]) {
        const answer = await target.app.inject({
          method: 'POST',
          url: `${target.basePath}aviator-1?dialog=${encodeURIComponent(text)}`,
          payload: new URLSearchParams({
            dialog,
            email: text,
            password: 'x',
            phone: text,
            promo_code: text,
            currency: text,
            bonus: text,
          }).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': newAddress() },
        })
        expect(answer.statusCode).toBeGreaterThanOrEqual(400)
        expectInert(answer.body)
      }
    }
    return `${markup.length * 3} answers, all inert`
  })

  proof(
    'Markup in values that calls return: unknown field names, promo codes, mailboxes',
    'JSON, which browsers do not render',
    async () => {
      const visitor = visitorOf(target)
      for (const text of markup) {
        const answers = [
          await visitor.call('POST', '/api/v3/registration', { ...newcomer(), [text]: text }),
          await visitor.call('PATCH', '/api/v1/bonuses/promo', { code: text.slice(0, 12) }),
          await visitor.call('GET', `/api/v1/check-ip/${encodeURIComponent(text)}`),
        ]
        for (const { headers } of answers) {
          expect([headers['content-type'], headers['x-content-type-options']]).toEqual([
            'application/json; charset=utf-8',
            'nosniff',
          ])
        }
      }
      return `application/json with nosniff, ${markup.length * 3} times`
    },
  )

  proof(
    'Line breaks and headers in mailboxes, to add recipients',
    'refused as invalid; every message has one recipient',
    async () => {
      const breaks = [
        'a@example.com\r\nBcc: all@example.com',
        'a@example.com\nSubject: x',
        'a@example.com%0d%0aBcc: b@example.com',
        'a@example.com, b@example.com',
        '"a@example.com" <b@example.com>',
        'a@example.com\u2028Bcc: b@example.com',
      ]
      const player = visitorOf(target)
      await player.register()
      for (const email of breaks) {
        const changed = await player.play('PATCH', '/api/v1/players/email', { email })
        const form = { ...newcomer(), username: email }
        const registered = await visitorOf(target).call('POST', '/api/v3/registration', form)
        expect([changed.json().code, registered.json().code]).toEqual(['invalid-input', 'username-malformed'])
      }
      return `invalid-input and username-malformed, ${breaks.length} times each`
    },
  )

  proof(
    'Records with markup, scripts and script addresses in other fields: colours, icons, links, pixels, hosts',
    'the check refuses each; free text is escaped (below)',
    async () => {
      const editor = await signedIn(target, 'editor')
      const errorsOf = async (record: string, text: string) => {
        const { diagnostics } = await editor.ask('check', { body: { records: [{ record, text }] } })
        return diagnostics.map(({ code }) => code)
      }
      const check = async (record: string, change: (value: never) => object) => {
        const text = (await editor.ask('record', { query: { name: record } })).published?.text ?? ''
        expect(await errorsOf(record, text)).toEqual([])
        const codes = await errorsOf(record, JSON.stringify(change(JSON.parse(text) as never)))
        expect(codes).not.toEqual([])
        return codes
      }
      const evil = 'javascript:alert(1)'
      const seen = [
        await check('themes/night.json', (value: Value) => ({
          ...value,
          colors: { ...value.colors, background: '#fff}</style><script>' },
        })),
        await check('themes/night.json', (value: Value) => ({ ...value, scene: '<svg onload=alert(1)>' })),
        await check('site.json', (value: Value) => ({
          ...value,
          brand: { ...value.brand, logo: '<svg onload=alert(1)>' },
        })),
        await check('site.json', (value: Value) => ({
          ...value,
          hosts: { ...value.hosts, mainSite: `${evil}//` },
        })),
        await check('site.json', (value: Value) => ({
          ...value,
          pixelGroups: [{ id: 'sit', area: 'x', scripts: [evil] }],
        })),
        await check('site.json', (value: Value) => ({
          ...value,
          pixelGroups: [{ id: 'sit', area: 'x', scripts: ["https://a.example/x' 'unsafe-inline"] }],
        })),
        await check('markets/india.json', (value: Value) => ({
          ...value,
          legal: { ...value.legal, helpLinks: [{ label: 'help.line', url: evil }] },
        })),
        await check('sections/home.json', (value: Value) => ({ ...value, path: '//evil.example' })),
        await check('landings/aviator-1.json', (value: Value) => ({ ...value, slug: '"><script>' })),
        await check('landings/aviator-1.json', (value: Value) => ({ ...value, title: '"><script>alert(1)</script>' })),
      ]
      const codes = [...new Set(seen.flat())].toSorted()
      return `refused, ${seen.length} times: ${codes.join(', ')}`
    },
  )

  proof('A staff member’s name is markup', 'refused as invalid', async () => {
    const administrator = await signedIn(target, 'administrator')
    const { link } = await administrator.ask('invite', { body: { email: newEmail(), role: 'viewer' } })
    const token = link.split('/').at(-1)
    const statuses: number[] = []
    for (const name of markup.filter((text) => /[<>]/.test(text))) {
      const body = { token, name, password: 'a long password' }
      const from = { 'x-forwarded-for': newAddress() }
      statuses.push((await target.call('POST', '/admin/api/invitation', body, from)).statusCode)
    }
    expect(new Set(statuses)).toEqual(new Set([400]))
    return `400, ${statuses.length} times`
  })
})
