import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newEmail } from '../../identities.ts'
import { startServer } from '../../kernel/local-server.ts'
import { records } from '../../services/test-services.ts'
import { serveRendered } from './rendered.ts'

type Call = { readonly line: string; readonly headers: Record<string, unknown>; readonly body: Record<string, unknown> }

const token = { access_token: 'theirs', token_type: 'Bearer', expires_in: Date.now() / 1000 + 600 }
const success = { data: { id: 'p', username: 'p' }, token, redirect_url: 'https://www.powerplay.example/casino?x=1' }

const calls: Call[] = []
let answers: Record<string, { readonly status?: number; readonly body: unknown }> = {}
beforeEach(() => {
  calls.length = 0
  answers = {
    'POST /three/registration': { body: success },
    'GET /ccg/csrf-token': { body: { token: 'their-csrf' } },
    'POST /ccg/user/login': { body: { token } },
  }
})

/** The server of a brand with its own calls. */
const elsewhere = await startServer(async (request, response) => {
  const line = `${request.method} ${request.url}`
  calls.push({ line, headers: request.headers, body: JSON.parse((await text(request)) || '{}') })
  const { status = 200, body } = answers[line] ?? { status: 404, body: {} }
  response.setHeader('set-cookie', [`their-${calls.length}=1; Path=/; Domain=elsewhere.example; HttpOnly`])
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
})
afterAll(elsewhere.stop)

const { hosts } = records.site
const api = {
  ...hosts.api,
  v3: `${elsewhere.address}/three`,
  v1: `${elsewhere.address}/one`,
  ccg: `${elsewhere.address}/ccg`,
}
const platform = await serveRendered({
  manifest: { ...records, site: { ...records.site, hosts: { ...hosts, api } } },
})

const send = (fields: Record<string, string>) =>
  platform.app.inject({
    method: 'POST',
    url: '/new-promo-ipl/1win',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': '198.51.100.9',
      'user-agent': 'An old browser',
      cookie: 'i18n_lang=en; refresh_token=ours',
    },
    payload: new URLSearchParams(fields).toString(),
  })

const registration = (email = newEmail()) => ({
  dialog: 'BasicRegistration',
  way: 'email',
  email,
  password: 'correct-horse',
  repeat_password: 'correct-horse',
  currency: 'INR',
  bonus_id: '102',
  checkbox1: 'true',
})

test('a form is sent to the server of the site record, on behalf of the visitor and without our cookies', async () => {
  const email = newEmail()
  const answer = await send(registration(email))
  expect(calls.map(({ line }) => line)).toEqual(['POST /three/registration', 'GET /one/players/me/balance'])
  expect(calls[0]?.body).toMatchObject({ username: email, bonus_id: 102, landing: '1win' })
  expect(calls[0]?.headers).toMatchObject({ 'x-forwarded-for': '198.51.100.9', 'user-agent': 'An old browser' })
  expect(calls[0]?.headers).not.toHaveProperty('cookie')
  expect(calls[1]?.headers).toMatchObject({ authorization: 'Bearer theirs', cookie: 'their-1=1' })
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toContain('/casino?x=1')
  const set = [answer.headers['set-cookie'] ?? []].flat()
  expect(set).toContain('their-1=1; Path=/; HttpOnly')
  expect(set.some((cookie) => cookie.startsWith('access_token=theirs;'))).toBe(true)
  expect(await platform.db.selectFrom('accounts').selectAll().execute()).toEqual([])
})

test('signing in gets their CSRF token and keeps its cookie', async () => {
  const answer = await send({ dialog: 'auth', way: 'email', email: newEmail(), password: 'correct-horse' })
  expect(answer.statusCode).toBe(303)
  expect(calls[1]).toMatchObject({
    line: 'POST /ccg/user/login',
    headers: { 'x-csrf-token': 'their-csrf', cookie: 'their-1=1' },
  })
})

async function expectFormBack(expected: number): Promise<void> {
  const email = newEmail()
  const answer = await send(registration(email))
  expect(answer.statusCode).toBe(expected)
  expect(answer.body).toContain(`value="${email}"`)
  expect(answer.body).toMatch(/role="alert">[^<]{5,}/)
}

test.each([
  ['reports an existing user', 409, { code: 'user-exists' }, 409],
  ['fails', 500, {}, 503],
  ['redirects', 302, {}, 503],
  ['sends an invalid response', 200, 'none', 503],
])('a server that %s: the form returns with its values', async (_, status, body, expected) => {
  answers['POST /three/registration'] = { status, body }
  await expectFormBack(expected)
})

test('a server that cannot be reached: the form returns with its values', async () => {
  await elsewhere.stop()
  await expectFormBack(503)
})
