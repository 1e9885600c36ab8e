import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { newAddress, newEmail, newPhone } from '../../identities.ts'
import { serveRendered } from './rendered.ts'
import { textOf } from './served.ts'

const base = '/new-promo-ipl/'
const password = 'correct-horse'

const platform = await serveRendered()

type Fields = Readonly<Record<string, string>>

/** A browser without JavaScript: it has cookies and follows 307 redirects. */
function browser() {
  const cookies = new Map([['i18n_lang', 'en']])
  const ip = newAddress()
  const ask = async (method: 'GET' | 'POST', url: string, payload?: string, headers: Fields = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const sent = { cookie, 'x-forwarded-for': ip, 'sec-fetch-site': 'same-origin', ...headers }
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await platform.app.inject({
      method,
      url,
      headers: payload === undefined ? sent : { ...type, ...sent },
      ...(payload !== undefined && { payload }),
    })
    for (const { name, value } of answer.cookies) cookies.set(name, value)
    return answer
  }
  const send = async (below: string, fields: Fields, headers: Fields = {}) => {
    const payload = new URLSearchParams(fields).toString()
    const first = await ask('POST', base + below, payload, headers)
    return first.statusCode === 307 ? ask('POST', String(first.headers.location), payload, headers) : first
  }
  return { cookies, ip, ask, get: (below: string) => ask('GET', base + below), send }
}

const accounts = () => platform.db.selectFrom('accounts').selectAll().execute()

const byEmail = (email = newEmail()): Fields => ({
  dialog: 'BasicRegistration',
  way: 'email',
  email,
  password,
  repeat_password: password,
  currency: 'INR',
  bonus_id: '102',
  checkbox1: 'true',
})
const byPhone = (number = newPhone()): Fields => ({
  dialog: 'FortuneRegistration',
  way: 'phone',
  phone_code: 'IN',
  phone: number,
  email: 'left-on-the-other-tab',
  password,
  currency: 'INR',
  bonus_id: '',
  checkbox1: 'true',
})
const oneClick: Fields = { ...byEmail(''), way: 'one-click', password: '', repeat_password: '' }

describe('a form submitted without JavaScript', () => {
  test('registers by e-mail, signs in, and redirects with the query', async () => {
    const { send, cookies } = browser()
    const email = newEmail()
    const { statusCode, headers, body } = await send('hi/1win?value_1=o7&fdom=in.powerplay.example', byEmail(email))
    expect([statusCode, headers['cache-control'], body]).toEqual([303, 'no-store', ''])
    const onward = new URL(String(headers.location), 'http://here')
    expect(onward.origin + onward.pathname).toBe('https://in.powerplay.example/hi')
    expect(onward.searchParams.get('welcomeme')).toBe('1')
    expect(onward.searchParams.get('newReg')).toBe('true')
    expect(onward.searchParams.get('value_1')).toBe('o7')
    expect(cookies.get('newReg')).toBe('true')
    for (const name of ['refresh_token', 'signed_in', 'access_token']) expect(cookies.get(name)).toBeTruthy()
    const account = (await accounts()).find((one) => one.email === email)
    expect(account).toMatchObject({ currency: 'INR', locale: 'hi', subscriptions: '["news"]' })
  })

  test('with https, the session’s cookie is of this host alone, and what another host planted is ignored', async () => {
    const { send, cookies } = browser()
    const email = newEmail()
    const both = { ...byEmail(email), dialog: 'NewCustomReg', phone_code: 'IN', phone: newPhone() }
    cookies.set('csrf', 'planted')
    const { statusCode, headers } = await send('aviator-1', both, { 'x-forwarded-proto': 'https' })
    expect(statusCode).toBe(303)
    const set = [headers['set-cookie'] ?? []].flat()
    expect(set.find((one) => one.startsWith('__Host-refresh_token='))).toMatch(/; Path=\/; HttpOnly; .*Secure/)
    expect(set.filter((one) => !/; Secure/.test(one) || /^(refresh_token|csrf)=/.test(one))).toEqual([])
    expect(cookies.get('__Host-csrf')).not.toBe('planted')
  })

  test('registers by phone, without the values of the other tab', async () => {
    const number = newPhone()
    const { statusCode } = await browser().send('wheel-of-fortune-audio', byPhone(number))
    expect(statusCode).toBe(303)
    expect((await accounts()).find((one) => one.phone === `+91${number}`)).toMatchObject({ email: null })
  })

  test('registers with phone and e-mail, and with an additional confirmation', async () => {
    const [email, number] = [newEmail(), newPhone()]
    const both = { ...byEmail(email), dialog: 'NewCustomReg', phone_code: 'IN', phone: number }
    expect((await browser().send('aviator-1', both)).statusCode).toBe(303)
    expect((await accounts()).find((one) => one.email === email)).toMatchObject({ phone: `+91${number}` })
    const crazy = { ...byEmail(), dialog: 'liveCasinoSlots', checkbox2: 'true' }
    expect((await browser().send('crazy-time', crazy)).statusCode).toBe(400)
    expect((await browser().send('crazy-time', { ...crazy, user_agreement: 'true' })).statusCode).toBe(303)
  })

  test('registers by one click, and shows the credentials once', async () => {
    const { send } = browser()
    const { statusCode, headers, body } = await send('hi/1win', oneClick)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    const [, login = ''] = /<dd>(player-\w+)<\/dd>.*?<dd>([\w-]+)<\/dd>/.exec(body) ?? []
    expect(body).toContain(textOf('ui.credentials.title', 'hi'))
    expect(body).toMatch(/href="\/hi\?[^"]*newReg=true/)
    expect((await accounts()).filter((one) => one.login === login)).toHaveLength(1)
  })

  test('signs in', async () => {
    const email = newEmail()
    await browser().send('1win', byEmail(email))
    const { send, cookies } = browser()
    const answer = await send('1win', { dialog: 'auth', way: 'email', email, password })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).not.toContain('newReg')
    expect(cookies.get('refresh_token')).toBeTruthy()
    expect(cookies.has('newReg')).toBe(false)
  })

  test('requests a password recovery', async () => {
    const { statusCode, body } = await browser().send('1win', { dialog: 'resetPassword', email: newEmail() })
    expect(statusCode).toBe(200)
    expect(body).toContain(textOf('ui.notice.recovery-sent'))
  })

  test('redirects as the record says', async () => {
    const fields = { ...byEmail(), checkbox1: 'true', checkbox2: 'true' }
    const regForm = await browser().send('reg-form', fields)
    expect(regForm.headers.location).toBe(`${base}successAuthorization`)
    const ofCampaign = await browser().send('reg-form?click_id=c9', { ...fields, ...byEmail() })
    expect(ofCampaign.headers.location).toBe(`${base}successAuthorization?click_id=c9`)
    const { send, get } = browser()
    const giveaway = await send('world-cup-giveaway?a=1', { ...fields, email: newEmail(), dialog: 'OpenIPL' })
    expect(giveaway.headers.location).toBe(`${base}world-cup-giveaway?a=1&dialog=thanks#thanks`)
    expect((await get('world-cup-giveaway?a=1&dialog=thanks')).body).toMatch(/<noscript><dialog [^>]*id="thanks"/)
    const entries = await platform.db.selectFrom('tournament_entries').selectAll().execute()
    expect(entries).toMatchObject([{ tournament: 'world-cup-giveaway' }])
  })

  test('records affiliate ids from the query first, then from cookies', async () => {
    const { send, cookies } = browser()
    cookies.set('partner_id', 'p2').set('offer_id', 'old')
    await send('1win?value_1=o1&click_id=c4', byEmail())
    const events = await platform.db.selectFrom('events').selectAll().where('kind', '=', 'registration').execute()
    expect(events.at(-1)).toMatchObject({ offer_id: 'o1', partner_id: 'p2', click_id: 'c4', landing: '1win' })
  })

  test('accepts a bonus of the chosen currency that the document did not list', async () => {
    const email = newEmail()
    const { statusCode } = await browser().send('1win', { ...byEmail(email), currency: 'USD', bonus_id: '114' })
    expect(statusCode).toBe(303)
    expect((await accounts()).find((one) => one.email === email)).toMatchObject({ currency: 'USD' })
  })
})

describe('the same form again', () => {
  test('registers once, and gets the same response', async () => {
    const { send } = browser()
    const fields = byEmail()
    const [first, second] = [await send('1win', fields), await send('1win', fields)]
    expect([first.statusCode, second.statusCode]).toEqual([303, 303])
    expect(second.headers.location).toBe(first.headers.location)
  })

  test('also if both arrive at once, or a new period begins in between', async () => {
    const { send } = browser()
    const period = 10 * 60_000
    const fields = byEmail()
    const both = await Promise.all([send('1win', fields), send('1win', fields)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([303, 303])
    platform.clock.now = Math.ceil(platform.clock.now / period) * period - 1000
    const late = byEmail()
    expect((await send('1win', late)).statusCode).toBe(303)
    platform.clock.now += 2000
    expect((await send('1win', late)).statusCode).toBe(303)
  })

  test('by one click returns the same account to the same browser, and never to another', async () => {
    const { send, ip } = browser()
    const nameIn = ({ body }: { body: string }) => /player-\w+/.exec(body)?.[0]
    const first = nameIn(await send('1win', oneClick))
    expect(nameIn(await send('1win', oneClick))).toBe(first)
    const neighbour = nameIn(await browser().send('1win', oneClick, { 'x-forwarded-for': ip }))
    expect(neighbour).toBeTruthy()
    expect(neighbour).not.toBe(first)
  })
})

describe('a form that is refused returns', () => {
  const hostile = '"><script>alert(1)</script>\'$&'

  test('open, with problems beside its fields and its other values', async () => {
    const { statusCode, headers, body } = await browser().send('hi/1win', {
      ...byEmail(hostile),
      currency: 'USD',
      bonus_id: '',
      checkbox1: '',
      repeat_password: 'another-horse',
    })
    expect([statusCode, headers['cache-control']]).toEqual([400, 'no-store'])
    expect(body).toMatch(/<dialog [^>]*id="BasicRegistration"[^>]* open=""/)
    expect(body).not.toContain('alert(1)</script>')
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#x27;$&amp;"')
    expect(body).toMatch(/<input [^>]*id="BasicRegistration-email"[^>]* aria-invalid="true" autofocus=""/)
    expect(body).toContain(`<span data-problem="email-invalid">${textOf('ui.problem.email-invalid', 'hi')}`)
    expect(body).toContain('<span data-problem="password-different">')
    expect(body).toContain('<span data-problem="email-missing" hidden="">')
    expect(body).toMatch(/<option [^>]*value="USD" selected=""/)
    expect(body).toMatch(/<option value="INR">/)
    expect(body).toMatch(/<input type="radio" name="bonus_id" checked="" value=""\/>/)
    expect(body).toMatch(/<input type="radio" name="bonus_id" value="101"\/>/)
    expect(body).not.toContain(password)
    expect(body).not.toContain('another-horse')
  })

  test('with its boxes and its tab', async () => {
    const { checkbox1: _, ...fields } = byEmail()
    const { body } = await browser().send('1win', { ...fields, way: 'one-click' })
    expect(body).toMatch(/checked="" value="one-click"/)
    expect(body).toMatch(/<input (?![^>]*checked)[^>]*id="BasicRegistration-way-email"/)
    expect(body).toMatch(/<input type="checkbox" id="BasicRegistration-checkbox1"(?![^>]*checked)[^>]*aria-invalid/)
    expect(body).toContain('<span data-problem="agreement-missing">')
    expect(body).not.toContain('<span data-problem="password-short">')
  })

  test('in a page without the application, with its style allowed by hash', async () => {
    const { body } = await browser().send('1win', byEmail('wrong'))
    expect(body).not.toContain('<script')
    const style = [...body.matchAll(/<style>(.*?)<\/style>/gs)].at(-1)?.[1] ?? ''
    expect(body).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  })

  test('compressed, if the browser accepts it', async () => {
    const { headers, rawPayload } = await browser().send('1win', byEmail('wrong'), { 'accept-encoding': 'br' })
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding'])
    expect(brotliDecompressSync(rawPayload).toString()).toContain('<span data-problem="email-invalid">')
  })

  test('inline, on pages with an inline form', async () => {
    const { statusCode, body } = await browser().send('reg-form', { ...byEmail(''), email: '' })
    expect(statusCode).toBe(400)
    expect(body).toContain('<span data-problem="email-missing">')
    expect(body.match(/id="BasicRegistration"/g)).toHaveLength(1)
  })

  test('in place of its dialog, or appended if the document had none', async () => {
    const own = await browser().send('1win', byEmail('wrong'))
    expect(own.body.match(/<dialog /g)).toHaveLength(1)
    const { body } = await browser().send('1win', { dialog: 'auth', way: 'email', email: 'wrong' })
    expect(body).toMatch(/<dialog (?![^>]*open)[^>]*id="BasicRegistration".*<dialog [^>]*id="auth"[^>]* open=""/s)
    expect(body).toMatch(/id="auth-email"[^>]* aria-invalid="true" autofocus="" name="email" value="wrong"/)
  })

  const known = newEmail()
  test.each([
    ['an e-mail that is registered', '1win', () => byEmail(known), 409, 'ui.notice.user-exists'],
    [
      'a wrong password',
      '1win',
      () => ({ dialog: 'auth', way: 'email', email: known, password: 'wrong-horse' }),
      401,
      'ui.notice.wrong-credentials',
    ],
    ['an unknown code', '1win', () => ({ ...byEmail(), promo_code: '99999999' }), 404, 'ui.promo.unknown'],
    ['a malformed code', '1win', () => ({ ...byEmail(), promo_code: 'x' }), 400, 'ui.promo.malformed'],
    ['an invalid number', 'wheel-of-fortune-audio', () => byPhone('1234567'), 400, 'ui.problem.phone-invalid'],
    ['an e-mail with non-ASCII letters', '1win', () => byEmail('ä@example.com'), 400, 'ui.problem.email-invalid'],
    [
      'a password that is too long',
      '1win',
      () => ({ ...byEmail(), password: 'a'.repeat(300), repeat_password: 'a'.repeat(300) }),
      400,
      'ui.notice.something-wrong',
    ],
  ] as const)('with %s', async (_, below, fields, status, text) => {
    await browser().send('1win', { ...byEmail(known), password: 'first-horse', repeat_password: 'first-horse' })
    const { statusCode, body } = await browser().send(below, fields())
    expect([statusCode, body.includes(textOf(text))]).toEqual([status, true])
    expect(body).toContain(' open=""')
    for (const secret of [password, 'wrong-horse', 'a'.repeat(300)]) expect(body).not.toContain(secret)
  })

  test('after too many attempts', async () => {
    const { send } = browser()
    const email = newEmail()
    let last = await send('1win', byEmail(known))
    for (let tries = 0; tries < 12; tries++)
      last = await send('1win', { ...byEmail(email), password: `horse-${tries}`, repeat_password: `horse-${tries}` })
    expect(last.statusCode).toBe(429)
    expect(last.body).toMatch(new RegExp(`role="alert">${textOf('ui.notice.too-many')}`))
  })
})

describe('nothing else is accepted', () => {
  test.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['from another host', { origin: 'https://evil.example' }, 403],
    ['from nowhere', { origin: 'null' }, 403],
    ['as JSON', { 'content-type': 'application/json' }, 404],
    ['as multipart', { 'content-type': 'multipart/form-data; boundary=x' }, 404],
  ])('%s', async (_, headers, status) => {
    const email = newEmail()
    const { statusCode } = await browser().send('1win', byEmail(email), headers as Fields)
    expect(statusCode).toBe(status)
    expect((await accounts()).some((one) => one.email === email)).toBe(false)
  })

  test.each([
    ['1win', ''],
    ['1win', 'content'],
    ['1win', 'thanks'],
    ['1win', 'root'],
    ['1win', '"><b>'],
    ['nobody', 'BasicRegistration'],
    ['assets/main-abc.js', 'BasicRegistration'],
  ])('to %s for %j', async (below, dialog) => {
    expect((await browser().send(below, { ...byEmail(), dialog })).statusCode).toBe(404)
  })

  test('the first of several fields counts, and an oversized body is refused', async () => {
    const { ask } = browser()
    const email = newEmail()
    const twice = `${new URLSearchParams(byEmail(email))}&email=${encodeURIComponent(newEmail())}`
    expect((await ask('POST', `${base}1win`, twice)).statusCode).toBe(303)
    expect((await accounts()).some((one) => one.email === email)).toBe(true)
    expect((await ask('POST', `${base}1win`, 'a'.repeat(2_000_000))).statusCode).toBe(413)
  })
})

describe('a dialog that the application renders', () => {
  test('is added to the document on request, for visitors without JavaScript', async () => {
    const { get } = browser()
    const plain = await get('1win')
    expect(plain.body).toContain('href="?dialog=auth#auth"')
    const { statusCode, headers, body } = await get('1win?dialog=auth')
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-cache'])
    expect(body).toMatch(
      /<noscript><dialog [^>]*id="auth".*name="dialog" value="auth".*<\/dialog><\/noscript><\/body>/s,
    )
    expect(body.replace(/<noscript>.*<\/noscript>/s, '')).toBe(plain.body)
  })

  test('is compressed as the browser accepts, and not sent if unchanged', async () => {
    const { ask } = browser()
    const get = (headers: Fields) => ask('GET', `${base}1win?dialog=auth`, undefined, headers)
    const plain = await get({})
    const [br, gzip, refused] = [
      await get({ 'accept-encoding': 'gzip, br' }),
      await get({ 'accept-encoding': 'gzip;q=0.5, br;q=0' }),
      await get({ 'accept-encoding': 'identity, *;q=0' }),
    ]
    const answers = [plain, br, gzip, refused]
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip', undefined])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(refused.body).toBe(plain.body)
    expect(new Set(answers.map(({ headers }) => headers.vary))).toEqual(
      new Set(['Accept-Encoding, Accept-Language, Cookie']),
    )
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
    const again = await get({ 'accept-encoding': 'br', 'if-none-match': `"another", ${plain.headers.etag}` })
    expect([again.statusCode, again.body, again.headers['content-encoding']]).toEqual([304, '', undefined])
    expect((await ask('GET', `${base}hi/1win?dialog=auth`)).headers.etag).not.toBe(plain.headers.etag)
  })

  test.each(['BasicRegistration', 'nobody', '"><script>', 'content'])('is not added for %j', async (name) => {
    const { get } = browser()
    const { statusCode, body } = await get(`1win?dialog=${encodeURIComponent(name)}`)
    expect([statusCode, body]).toEqual([200, (await get('1win')).body])
  })
})
