import { afterAll, beforeAll, describe, expect } from 'vitest'
import { examplesOf, siteExamples } from '../../scripts/fuzz/inputs/examples.ts'
import { type StaffCallName, staffCalls } from '../../src/contract/calls/staff.ts'
import { balancesOf } from '../../src/services/ledger/statements/balances.ts'
import { type Browser, edit, note, signedIn } from '../desk/test-desk.ts'
import { newAddress } from '../identities.ts'
import { proof } from '../proof/proof.ts'
import { newcomer, visitorOf } from '../services/visitor.ts'
import { openTarget, type Target } from './target.ts'

describe('Prototype pollution and mass assignment', () => {
  let target: Target
  let editor: Browser
  beforeAll(async () => {
    target = await openTarget({ build: async () => {} })
    editor = await signedIn(target, 'publisher')
  })
  afterAll(() => target.close())

  const isClean = () => {
    const probe: Record<string, unknown> = {}
    expect([probe['isAdmin'], probe['role'], Object.keys(Object.prototype)]).toEqual([undefined, undefined, []])
  }
  const send = (payload: string, url = '/api/v3/registration') =>
    target.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
    })
  const poisons = [
    '"__proto__":{"isAdmin":true}',
    '"__proto__":null',
    '"constructor":{"prototype":{"isAdmin":true}}',
    '"\\u005f_proto__":{"isAdmin":true}',
    '"confirm_subscribers":{"__proto__":{"isAdmin":true}}',
    '"hasOwnProperty":1',
    '"toString":1',
  ]

  proof(
    '__proto__, constructor and similar keys in every request body',
    'refused, and no prototype has changed',
    async () => {
      const seen = new Set<number>()
      const withBody = [
        ...siteExamples(target.manifest.site.hosts.api),
        ...examplesOf<string, (typeof staffCalls)[StaffCallName]>('staff', staffCalls, () => '/admin/api'),
      ].filter(({ known, name }) => known.body.length > 0 && name !== 'sign-out')
      for (const { method, url, body, params } of withBody) {
        for (const poison of poisons) {
          const own = JSON.stringify(body)
          const answer = await target.app.inject({
            method,
            url: url.replaceAll(/:(\w+)/g, (_, key) => String(params[key])),
            payload: own === '{}' ? `{${poison}}` : own.replace(/\}$/, `,${poison}}`),
            headers: { 'content-type': 'application/json', cookie: editor.cookie(), 'x-forwarded-for': newAddress() },
          })
          seen.add(answer.statusCode)
        }
      }
      isClean()
      expect([...seen].every((status) => status >= 400 && status < 500)).toBe(true)
      return `4xx, ${withBody.length} calls × ${poisons.length}`
    },
  )

  proof(
    'The same keys in queries, forms and cookies',
    'no prototype has changed, and the page is the same',
    async () => {
      const query = '__proto__[isAdmin]=1&constructor[prototype][isAdmin]=1&__proto__=1&toString=1&hasOwnProperty=1'
      const shown = await target.call('GET', `${target.basePath}aviator-1?${query}`, undefined, {
        cookie: '__proto__=1; constructor=2; toString=3',
      })
      const call = await target.call('GET', `/api/v1/settings?${query}`)
      const form = await target.app.inject({
        method: 'POST',
        url: `${target.basePath}aviator-1?${query}`,
        payload: `dialog=__proto__&${query}&email=constructor`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      isClean()
      expect([shown.statusCode, call.statusCode, form.statusCode]).toEqual([200, 400, 404])
      return '200, 400, 404'
    },
  )

  proof(
    'Records with these keys are saved as drafts, checked and published',
    'stored as text, never merged; publishing refuses them',
    async () => {
      const record = 'landings/aviator-1.json'
      const version = await edit(editor, record, note)
      const { published } = await editor.ask('record', { query: { name: record } })
      const text = `{"slug":"aviator-1","extends":"base","__proto__":{"isAdmin":true},"values":{"constructor":{"prototype":{"isAdmin":true}}}}`
      const saved = await editor.ask('save-draft', {
        body: { record, version, baseRevision: published?.revision ?? '', text },
      })
      const { diagnostics } = await editor.ask('check', { body: { records: [{ record, text }] } })
      const [code] = await editor.refused('publish', {
        body: { records: [{ record, version: saved.version }], note: '' },
      })
      await target.call('GET', '/admin/api/catalogue', undefined, { cookie: editor.cookie() })
      isClean()
      expect(diagnostics.map((one) => one.code)).toContain('forbidden-key')
      expect(code).toBe('invalid-record')
      return 'forbidden-key; invalid-record'
    },
  )

  proof(
    'Registering with protected properties of the account: role, id, balance, confirmed, blocked, created_at and more',
    'each is refused by name, without effect',
    async () => {
      const extras: Record<string, unknown> = {
        role: 'administrator',
        id: '1',
        account_id: '1',
        balance: 1_000_000,
        email_confirmed: 1,
        emailConfirmed: true,
        blocked: 0,
        created_at: 0,
        password_hash: 'x',
        google_sub: '1',
        redirect_url: 'https://evil.example',
        is_admin: true,
        amount: 5,
        country: 'BR',
        last_seen_ip: '1.1.1.1',
        subscriptions: ['all'],
      }
      for (const [name, value] of Object.entries(extras)) {
        const answer = await send(JSON.stringify({ ...newcomer(), [name]: value }))
        expect([answer.statusCode, answer.json().errors[0].location]).toEqual([400, name])
      }
      const visitor = visitorOf(target)
      const { username } = await visitor.register()
      const account = await target.db
        .selectFrom('accounts')
        .selectAll()
        .where('email', '=', username)
        .executeTakeFirst()
      expect(account).toMatchObject({ email_confirmed: 0, blocked: 0, google_sub: null })
      expect(await balancesOf(target.db, account?.id ?? '')).toEqual([])
      return `400 with the name of the property, ${Object.keys(extras).length} times; balance 0, not confirmed`
    },
  )

  proof('A bonus, a currency, a promo code and a landing that are not offered', 'refused or ignored', async () => {
    const wrong = [
      { bonus_id: 999 },
      { bonus_id: -1 },
      { bonus_id: 1e308 },
      { currency: 'XXX' },
      { currency: 'usd' },
      { is_promo: true, promo_code: 'FREE' },
      { type: '99' },
      { confirm_subscribers: ['everything'] },
      { checkbox1: 'true' },
      { checkbox2: 1 },
      { checkbox1: false },
    ]
    const seen: number[] = []
    for (const changes of wrong) seen.push((await send(JSON.stringify({ ...newcomer(), ...changes }))).statusCode)
    expect(seen.every((status) => status === 400 || status === 404)).toBe(true)
    const elsewhere = await visitorOf(target).register({ landing: 'nobody', locale: 'xx' })
    const consent = await target.db
      .selectFrom('consents')
      .selectAll()
      .where('account_id', '=', elsewhere.id)
      .executeTakeFirst()
    expect(consent).toMatchObject({ landing: null, locale: 'en' })
    return `4xx, ${wrong.length} times; an unknown landing is kept as none, an unknown language as English`
  })
})
