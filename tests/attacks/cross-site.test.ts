import { afterAll, beforeAll, describe, expect } from 'vitest'
import { type SiteCallName, siteCalls } from '../../src/contract/calls/site.ts'
import { signedIn } from '../desk/test-desk.ts'
import { newAddress, newEmail } from '../identities.ts'
import { proof } from '../proof/proof.ts'
import { newcomer, visitorOf } from '../services/visitor.ts'
import { openTarget, type Target } from './target.ts'

describe('Cross-site request forgery', () => {
  let target: Target
  beforeAll(async () => {
    target = await openTarget()
  })
  afterAll(() => target.close())

  const own = { host: 'play.example' }
  const accounts = async () => (await target.db.selectFrom('accounts').select('id').execute()).length
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'https://play.example.evil.example' },
    { origin: 'https://evil.example/play.example' },
    { origin: 'https://play.example:8443' },
    { origin: 'null' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://play.example' },
  ]

  /** Calls that change state, according to the contract. */
  const changing = (Object.keys(siteCalls) as SiteCallName[]).filter((name) => siteCalls[name].method !== 'GET')
  const addressOf = (name: SiteCallName) => {
    const { group, path } = siteCalls[name]
    return target.manifest.site.hosts.api[group] + path.replaceAll(/:\w+/g, 'x')
  }

  proof(
    'Every state-changing call is sent from third-party sites, with 8 combinations of Origin and Sec-Fetch-Site',
    'csrf-refused, before the body is read',
    async () => {
      const codes = new Set<string>()
      for (const name of changing) {
        for (const headers of foreign) {
          const answer = await target.call(siteCalls[name].method, addressOf(name), {}, { ...own, ...headers })
          codes.add(`${answer.statusCode} ${answer.json().code}`)
        }
      }
      expect([...codes]).toEqual(['403 csrf-refused'])
      return `403 csrf-refused, ${changing.length} calls × ${foreign.length}`
    },
  )

  proof('Every read-only call is checked for changes', 'no call by GET writes an account or a session', async () => {
    const reading = (Object.keys(siteCalls) as SiteCallName[]).filter((name) => siteCalls[name].method === 'GET')
    const count = async () => [
      await accounts(),
      (await target.db.selectFrom('sessions').select('id').execute()).length,
      (await target.db.selectFrom('events').select('id').execute()).length,
    ]
    const before = await count()
    for (const name of reading) await target.call('GET', addressOf(name), undefined, { ...own, ...foreign[0] })
    expect(await count()).toEqual(before)
    return `${reading.length} calls, 0 rows`
  })

  proof(
    'A form on a third-party site is sent to a landing: to register, and to sign a visitor in to another account',
    'refused; no account is created, no cookie is set',
    async () => {
      const { username } = await visitorOf(target).register()
      const before = await accounts()
      const forms = [
        { dialog: 'Register', email: newEmail(), password: 'correct-horse', repeat_password: 'correct-horse' },
        { dialog: 'SignIn', email: username, password: 'correct-horse' },
      ]
      const statuses = new Set<number>()
      for (const fields of forms) {
        for (const headers of foreign) {
          const answer = await target.app.inject({
            method: 'POST',
            url: `${target.basePath}aviator-1`,
            payload: new URLSearchParams(fields).toString(),
            headers: { 'content-type': 'application/x-www-form-urlencoded', ...own, ...headers },
          })
          statuses.add(answer.statusCode)
          expect(answer.headers['set-cookie']).toBeUndefined()
        }
      }
      expect([[...statuses], await accounts()]).toEqual([[403], before])
      return `403, ${forms.length * foreign.length} times; 0 accounts`
    },
  )

  proof(
    'Login CSRF: signing in without a token, with another visitor’s token, with a forged token',
    'csrf-refused',
    async () => {
      const [victim, attacker] = [visitorOf(target), visitorOf(target)]
      const { username, password } = await attacker.register()
      const theirs = (await attacker.call('GET', '/api/ccg/csrf-token')).json().token
      await victim.call('GET', '/api/ccg/csrf-token')
      const codes: string[] = []
      for (const token of [undefined, '', theirs, 'x'.repeat(43)]) {
        const headers = token === undefined ? {} : { 'x-csrf-token': token }
        codes.push((await victim.call('POST', '/api/ccg/user/login', { username, password }, headers)).json().code)
      }
      expect(new Set(codes)).toEqual(new Set(['csrf-refused']))
      expect(victim.cookies.has('refresh_token')).toBe(false)
      const own = await victim.signIn(username, password)
      expect(own.statusCode).toBe(200)
      return 'csrf-refused, 4 times; 200 with the visitor’s own token'
    },
  )

  proof(
    'JSON with another content type: text/plain, a form, multipart, no type, two types, other alphabets',
    'nothing that a page can send without a preflight is accepted; no account is created',
    async () => {
      const before = await accounts()
      const body = JSON.stringify({ ...newcomer(), landing: 'aviator-1' })
      const types = [
        'text/plain',
        'text/plain; application/json',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/jsonp',
        'application/json-patch+json',
        'text/json',
        'text/plain, application/json',
        '',
      ]
      const statuses: number[] = []
      for (const type of types) {
        const { statusCode } = await target.app.inject({
          method: 'POST',
          url: '/api/v3/registration',
          payload: body,
          headers: { ...(type && { 'content-type': type }), 'x-forwarded-for': newAddress() },
        })
        statuses.push(statusCode)
      }
      expect(new Set(statuses)).toEqual(new Set([415]))
      expect(await accounts()).toBe(before)
      return `415, ${types.length} times; 0 accounts`
    },
  )

  proof(
    'A body in UTF-16, UTF-7 and broken UTF-8; with a byte order mark; with a duplicate property',
    'invalid UTF-8 is refused, and no ambiguity passes validation',
    async () => {
      const text = () => JSON.stringify(newcomer())
      const bodies: [string, Buffer][] = [
        ['application/json; charset=utf-16', Buffer.from(text(), 'utf16le')],
        ['application/json; charset=utf-7', Buffer.from('+AHsAfQ-')],
        ['application/json', Buffer.concat([Buffer.from(text().slice(0, -1)), Buffer.from([0xff, 0x7d])])],
        ['application/json', Buffer.from(text().replace('{', '{"role":"administrator","role":1,'))],
        ['application/json', Buffer.from(text().replace(/\}$/, ',"currency":"XXX"}'))],
        ['application/json', Buffer.from(`\ufeff${text()}`)],
      ]
      const statuses: number[] = []
      for (const [type, payload] of bodies) {
        const headers = { 'content-type': type, 'x-forwarded-for': newAddress() }
        statuses.push(
          (await target.app.inject({ method: 'POST', url: '/api/v3/registration', payload, headers })).statusCode,
        )
      }
      expect(statuses).toEqual([400, 400, 400, 400, 400, 200])
      return '400, 5 times; 200 with the mark, which changes nothing'
    },
  )

  proof(
    'A third-party site uses fetch: preflight for a call, and reading a response with credentials',
    'no response allows it',
    async () => {
      const preflight = await target.call('OPTIONS', '/api/v3/registration', undefined, {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      })
      const read = await target.call('GET', '/api/v1/settings', undefined, { origin: 'https://evil.example' })
      for (const { headers } of [preflight, read]) {
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
      }
      expect([preflight.statusCode, read.statusCode]).toEqual([403, 200])
      return '403 and 200, neither with Access-Control-Allow-Origin'
    },
  )

  proof(
    'Third-party sites act for a signed-in administrator: calls and forms',
    'csrf-refused; the cookie is limited to the admin and never sent cross-site',
    async () => {
      const administrator = await signedIn(target, 'administrator')
      const codes = new Set<string>()
      for (const headers of foreign) {
        const body = { email: newEmail(), role: 'administrator' }
        codes.add((await administrator.send('invite', { body, headers: { ...own, ...headers } })).json().code)
      }
      expect([...codes]).toEqual(['csrf-refused'])
      const signIn = await target.call('POST', '/admin/api/session', {
        email: 'administrator@example.com',
        password: 'correct-horse',
      })
      const { path, sameSite, httpOnly } = signIn.cookies.find(({ name }) => name === 'desk_session') ?? {}
      expect([path, sameSite, httpOnly]).toEqual(['/admin', 'Strict', true])
      return `csrf-refused, ${foreign.length} times; Path=/admin, SameSite=Strict, HttpOnly`
    },
  )
})
