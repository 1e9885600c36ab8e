import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postAlone } from '../../../src/services/ledger/transfers/post.ts'
import { databases } from '../../kernel/databases.ts'
import { mailed, mailsIn } from '../../mails.ts'
import { move } from '../ledger/test-ledger.ts'
import { openTestServices, type TestServices } from '../test-services.ts'
import { type Visitor, visitorOf } from '../visitor.ts'

const minute = 60_000

describe.each(databases)('sessions on %s', (database) => {
  let platform: TestServices
  let visitor: Visitor
  beforeAll(async () => {
    platform = await openTestServices(database)
  })
  afterAll(() => platform.close())
  beforeEach(() => {
    visitor = visitorOf(platform)
  })
  const refresh = (refresh_token?: string) =>
    visitor.call('POST', '/api/v3/oauth/refresh', refresh_token ? { refresh_token } : {})

  test('the profile tells real money from bonus money', async () => {
    const { id } = await visitor.register()
    await postAlone(platform.services, move('deposit', id, 700))
    await postAlone(platform.services, move('bonus', id, 500, { pocket: 'bonus', house: 'promotions' }))
    const { balance, bonus_balance } = (await visitor.play('GET', '/api/v1/players/me/balance')).json()
    expect([balance, bonus_balance]).toEqual([
      { amount: 700, currency: 'INR' },
      { amount: 500, currency: 'INR' },
    ])
  })

  test('an access token opens the profile for ten minutes', async () => {
    const { id, username } = await visitor.register()
    const { balance, info, meta, redirectUrl } = (await visitor.play('GET', '/api/v1/players/me/balance')).json()
    expect(balance).toEqual({ amount: 0, currency: 'INR' })
    expect(info).toMatchObject({ uuid: id, email: username, email_confirmed: false, phone: null })
    expect(meta).toMatchObject({ blocked: false, is_subscribed: true, confirm_subscribers: ['news'] })
    expect(redirectUrl).toContain('/hi/casino')
    platform.clock.now += 11 * minute
    expect((await visitor.play('GET', '/api/v1/players/me/balance')).statusCode).toBe(401)
  })

  test.each([
    ['nothing', {}],
    ['a forged token', { authorization: `Bearer ${'e30.'.repeat(2)}x` }],
    ['a token without signature', { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIiwic2lkIjoiYiJ9.' }],
  ])('%s opens nothing', async (_, headers) => {
    const answer = await visitor.call('GET', '/api/v1/players/me/balance', undefined, headers)
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'signed-out'])
  })

  test('unknown user, wrong and empty password get the same answer', async () => {
    const { username } = await visitor.register()
    const answers = [
      await visitor.signIn('nobody@example.com', 'correct-horse'),
      await visitor.signIn(username, 'wrong-horse'),
      await visitor.signIn(username, ''),
    ]
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(answers[0]?.json().errors).toMatchObject([{ location: 'username', reason: 'badRequest' }])
  })

  test('signing in requires the CSRF token', async () => {
    const { username, password } = await visitor.register()
    const body = { username, password }
    const foreign = [
      {},
      { 'x-csrf-token': 'guessed' },
      { ...(await csrfOf(visitor)), 'sec-fetch-site': 'cross-site' },
      { ...(await csrfOf(visitor)), origin: 'https://evil.example' },
      await csrfOf(visitorOf(platform)),
    ]
    for (const headers of foreign) {
      const answer = await visitor.call('POST', '/api/ccg/user/login', body, headers)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'csrf-refused'])
    }
  })

  test('a browser that keeps no cookies signs in from our own page, and from no other', async () => {
    const { username, password } = await visitor.register()
    const from = (site: string) =>
      platform.call('POST', '/api/ccg/user/login', { username, password }, { 'sec-fetch-site': site })
    expect((await from('same-origin')).statusCode).toBe(200)
    for (const site of ['same-site', 'cross-site', 'none']) expect((await from(site)).statusCode).toBe(403)
  })

  test('a refresh token works once; the cookie holds the next one', async () => {
    await visitor.register()
    const old = visitor.cookies.get('refresh_token')
    const answer = await refresh()
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      access_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: expect.any(Number),
    })
    expect(visitor.cookies.get('refresh_token')).not.toBe(old)
    expect((await refresh()).statusCode).toBe(200)
  })

  test('two tabs may refresh with one token; an old one that comes back later ends the session', async () => {
    await visitor.register()
    const old = visitor.cookies.get('refresh_token')
    expect((await refresh()).statusCode).toBe(200)
    expect((await refresh(old)).statusCode).toBe(200)
    platform.clock.now += minute
    expect((await refresh(old)).statusCode).toBe(401)
    expect((await refresh()).json().code).toBe('session-ended')
    expect((await visitor.play('GET', '/api/v1/players/me/balance')).statusCode).toBe(401)
  })

  test('sixteen concurrent refreshes leave one valid family', async () => {
    await visitor.register()
    const token = visitor.cookies.get('refresh_token')
    const answers = await Promise.all(Array.from({ length: 16 }, () => refresh(token)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await refresh()).statusCode).toBe(200)
  })

  test('a refresh token ends after thirty days', async () => {
    await visitor.register()
    platform.clock.now += 31 * 24 * 60 * minute
    expect((await refresh()).statusCode).toBe(401)
  })

  test('signing out ends the family, in every tab', async () => {
    await visitor.register()
    const token = visitor.cookies.get('refresh_token')
    expect((await visitor.play('POST', '/api/v1/oauth/logout', {})).json()).toEqual({ success: true })
    expect(visitor.cookies.has('refresh_token')).toBe(false)
    expect((await refresh(token)).statusCode).toBe(401)
    expect((await visitor.play('GET', '/api/v1/players/me/balance')).statusCode).toBe(401)
    expect((await visitor.call('POST', '/api/v1/oauth/logout', {})).statusCode).toBe(200)
  })

  test('a token in the header is exchanged for a new one', async () => {
    await visitor.register()
    const headers = { authorization: `Bearer ${visitor.cookies.get('refresh_token')}` }
    expect((await visitor.call('POST', '/api/auth/change-token', {}, headers)).statusCode).toBe(200)
    expect((await visitor.call('POST', '/api/auth/change-token', {})).statusCode).toBe(401)
  })

  test('external services get the refresh token in the answer', async () => {
    const other = await openTestServices(database, { beside: platform, environment: { TOKEN_MODE: 'json' } })
    const guest = visitorOf(other)
    const { token } = await guest.register()
    expect(guest.cookies.has('refresh_token')).toBe(false)
    const answer = await guest.call('POST', '/api/v3/oauth/refresh', { refresh_token: token.refresh_token })
    expect(answer.json().refresh_token).not.toBe(token.refresh_token)
    await other.close()
  })

  test('a second process on the same database knows the session', async () => {
    const { token } = await visitor.register()
    const other = await openTestServices(database, { beside: platform })
    const guest = visitorOf(other)
    guest.asPlayer(token)
    other.clock.now = platform.clock.now
    expect((await guest.play('GET', '/api/v1/players/me/balance')).statusCode).toBe(200)
    await other.close()
  })

  describe('the password', () => {
    test('is changed with the old one; other sessions end', async () => {
      const { id, username } = await visitor.register()
      const elsewhere = visitorOf(platform)
      await elsewhere.signIn(username, 'correct-horse')
      const change = (old_password: string) =>
        visitor.play('POST', `/api/v1/players/${id}`, {
          old_password,
          password: 'new-horse',
          repeat_password: 'new-horse',
        })
      expect((await change('wrong-horse')).json().message).toBe('Invalid argument provided for password - old_password')
      expect((await change('correct-horse')).json()).toEqual({ success: true })
      expect((await visitor.play('GET', '/api/v1/players/me/balance')).statusCode).toBe(200)
      expect((await elsewhere.play('GET', '/api/v1/players/me/balance')).statusCode).toBe(401)
      expect((await elsewhere.signIn(username, 'correct-horse')).statusCode).toBe(401)
      expect((await elsewhere.signIn(username, 'new-horse')).statusCode).toBe(200)
    })

    test('of another player cannot be changed', async () => {
      const { id } = await visitorOf(platform).register()
      await visitor.register()
      const body = { old_password: 'correct-horse', password: 'new-horse', repeat_password: 'new-horse' }
      expect((await visitor.play('POST', `/api/v1/players/${id}`, body)).statusCode).toBe(401)
    })

    test('is recovered with the link that was sent, once, within an hour', async () => {
      const { username } = await visitor.register()
      const ask = (name: string) =>
        visitor.call('POST', '/api/v1/players/passwords/recover-request', { username: name })
      expect((await ask('nobody@example.com')).body).toBe((await ask(username)).body)
      const token = await mailed(platform.outbox, username, /#recover=([\w-]+)/)
      const recover = () =>
        visitor.call('POST', '/api/v1/players/passwords/recover', {
          recovery_token: token,
          password: 'new-horse',
          repeat_password: 'new-horse',
        })
      expect((await recover()).json()).toEqual({ success: true })
      expect((await visitor.play('GET', '/api/v1/players/me/balance')).statusCode).toBe(401)
      expect((await visitor.signIn(username, 'new-horse')).statusCode).toBe(200)
      expect((await recover()).json().errors).toMatchObject([{ location: 'token', reason: 'badRequest' }])
    })

    test('a new request sends the same recovery link again', async () => {
      const { username } = await visitor.register()
      const ask = () => visitor.call('POST', '/api/v1/players/passwords/recover-request', { username })
      const links = () =>
        mailsIn(platform.outbox, username).flatMap((text) => /#recover=([\w-]+)/.exec(text)?.[1] ?? [])
      await ask()
      await ask()
      await expect.poll(links).toHaveLength(2)
      const [first, second] = links()
      expect(second).toBe(first)
      const body = { recovery_token: first, password: 'new-horse', repeat_password: 'new-horse' }
      expect((await visitor.call('POST', '/api/v1/players/passwords/recover', body)).statusCode).toBe(200)
    })
  })

  test('an e-mail is changed, confirmed and removed with codes', async () => {
    const { username, password } = await visitor.register({
      username: undefined,
      password: undefined,
      repeat_password: undefined,
    })
    expect(username).toBeUndefined()
    const email = `new-${crypto.randomUUID()}@example.com`
    const codeTo = () => mailed(platform.outbox, email, /^(\d{6})\r?$/m)
    expect((await visitor.play('PATCH', '/api/v1/players/email', { email })).json().code).toBe('password-wrong')
    expect((await visitor.play('PATCH', '/api/v1/players/email', { email, password })).statusCode).toBe(200)
    expect((await visitor.play('POST', '/api/v1/players/email', { code: '000000x' })).json().code).toBe('code-wrong')
    expect((await visitor.play('POST', '/api/v1/players/email', { code: await codeTo() })).statusCode).toBe(200)
    const { info } = (await visitor.play('GET', '/api/v1/players/me/balance')).json()
    expect(info).toMatchObject({ email, email_confirmed: true })
    await visitor.play('PATCH', '/api/v1/players/email', { email, password })
    expect((await visitor.play('DELETE', '/api/v1/players/email', { code: await codeTo() })).statusCode).toBe(200)
    expect((await visitor.play('GET', '/api/v1/players/me/balance')).json().info.email).toBeNull()
  })

  test('a blocked player is refused with that reason', async () => {
    const { id, username } = await visitor.register()
    await platform.db.updateTable('accounts').set({ blocked: 1 }).where('id', '=', id).execute()
    expect((await visitor.signIn(username, 'correct-horse')).json().message).toBe(
      'Invalid argument provided for username',
    )
    expect((await visitor.play('GET', '/api/v1/players/me/balance')).statusCode).toBe(403)
    expect((await refresh()).statusCode).toBe(401)
  })
})

async function csrfOf(visitor: Visitor): Promise<Record<string, string>> {
  return { 'x-csrf-token': (await visitor.call('GET', '/api/ccg/csrf-token')).json().token }
}
