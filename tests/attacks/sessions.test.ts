import { afterAll, beforeAll, describe, expect } from 'vitest'
import { signedIn } from '../desk/test-desk.ts'
import { newEmail } from '../identities.ts'
import { proof } from '../proof/proof.ts'
import { newcomer, type Visitor, visitorOf } from '../services/visitor.ts'
import { openTarget, type Target } from './target.ts'

const day = 24 * 3600_000

describe('Stolen, replayed and fixated sessions', () => {
  let target: Target
  beforeAll(async () => {
    target = await openTarget()
  })
  afterAll(() => target.close())

  const refreshWith = (token: string) =>
    target.call('POST', '/api/v3/oauth/refresh', {}, { cookie: `refresh_token=${token}` })
  const tokenIn = (answer: Awaited<ReturnType<typeof refreshWith>>) =>
    answer.cookies.find(({ name }) => name === 'refresh_token')?.value ?? ''
  const profileWith = (token: string) =>
    target.call('GET', '/api/v1/players/me/balance', undefined, { authorization: `Bearer ${token}` })
  const statusOf = async (answer: ReturnType<typeof refreshWith>) => (await answer).statusCode
  const cookieOf = (visitor: Visitor) => visitor.cookies.get('refresh_token') ?? ''

  proof(
    'A refresh token is stolen; the owner uses it, and a minute later the thief',
    'the session ends for both, including the access token',
    async () => {
      const owner = visitorOf(target)
      const { token } = await owner.register()
      const stolen = cookieOf(owner)
      const next = await refreshWith(stolen)
      target.clock.ahead += 60_000
      const seen = [
        next.statusCode,
        await statusOf(refreshWith(stolen)),
        await statusOf(refreshWith(tokenIn(next))),
        await statusOf(profileWith(token.access_token)),
        await statusOf(profileWith(next.json().access_token)),
      ]
      expect(seen).toEqual([200, 401, 401, 401, 401])
      return '200 for the owner; then 401, 401, 401, 401'
    },
  )

  proof(
    '16 tabs refresh with the same token at once, and one of them again; the token comes back a minute later',
    'all go on with one and the same new token, in one session; reuse later ends it for all',
    async () => {
      const visitor = visitorOf(target)
      const { id } = await visitor.register()
      const first = cookieOf(visitor)
      const answers = await Promise.all(Array.from({ length: 16 }, () => refreshWith(first)))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(16).fill(200))
      const sessions = await target.db.selectFrom('sessions').select('id').where('account_id', '=', id).execute()
      const tokens = new Set([...answers.map(tokenIn), tokenIn(await refreshWith(first))])
      expect([sessions.length, tokens.size]).toEqual([1, 1])
      const [next = ''] = tokens
      expect(await statusOf(refreshWith(next))).toBe(200)
      target.clock.ahead += 60_000
      const later = [await statusOf(refreshWith(first)), await statusOf(refreshWith(next))]
      expect(later).toEqual([401, 401])
      return '200, 17 times, 1 session, 1 new token; later 401 for it and for the reused one'
    },
  )

  proof(
    'A refresh token is stolen; owner and thief use it within seconds of each other, and then go on refreshing',
    'there is no second chain for the thief: whoever uses a token that the other has left behind ends the session',
    async () => {
      const owner = visitorOf(target)
      await owner.register()
      const stolen = cookieOf(owner)
      const [owners, thiefs] = [tokenIn(await refreshWith(stolen)), tokenIn(await refreshWith(stolen))]
      target.clock.ahead += 60_000
      const next = await refreshWith(owners)
      target.clock.ahead += 60_000
      const seen = [next.statusCode, await statusOf(refreshWith(thiefs)), await statusOf(refreshWith(tokenIn(next)))]
      expect(seen).toEqual([200, 401, 401])
      return '200 for the owner; 401 for the thief, and the session has ended'
    },
  )

  proof(
    'A stolen session is kept alive by refreshing it every week, with SESSION_DAYS=20',
    'it ends on the 20th day, with its access token',
    async () => {
      const site = await openTarget({ environment: { SESSION_DAYS: '20' } })
      const thief = visitorOf(site)
      await thief.register()
      const seen: number[] = []
      const renew = async () => {
        const answer = await thief.call('POST', '/api/v3/oauth/refresh', {})
        if (answer.statusCode === 200) thief.asPlayer(answer.json())
        seen.push(answer.statusCode)
      }
      for (let week = 1; week <= 2; week++) {
        site.clock.ahead += 7 * day
        await renew()
      }
      site.clock.ahead += 6 * day - 60_000
      await renew()
      seen.push((await thief.play('GET', '/api/v1/players/me/balance')).statusCode)
      site.clock.ahead += 2 * 60_000
      seen.push((await thief.play('GET', '/api/v1/players/me/balance')).statusCode)
      await renew()
      await site.close()
      expect(seen).toEqual([200, 200, 200, 200, 401, 401])
      return '200 on days 7 and 14 and a minute before the end of day 20; then 401, 401'
    },
  )

  proof(
    'Session fixation: the attacker’s refresh token and access token are in the visitor’s cookies before sign-in',
    'signing in issues new tokens; the attacker’s session is unaffected',
    async () => {
      const [attacker, victim] = [visitorOf(target), visitorOf(target)]
      const theirs = await attacker.register()
      const { username, password, id } = await visitorOf(target).register()
      victim.cookies.set('refresh_token', cookieOf(attacker))
      victim.cookies.set('access_token', theirs.token.access_token)
      expect((await victim.signIn(username, password)).statusCode).toBe(200)
      expect(cookieOf(victim)).not.toBe(cookieOf(attacker))
      const mine = await victim.play('GET', '/api/v1/players/me/balance')
      const attackers = await profileWith(theirs.token.access_token)
      expect([mine.json().id, attackers.json().id]).toEqual([id, theirs.id])
      return 'a new refresh token; each token still opens its own account alone'
    },
  )

  proof(
    'After logging out: the access token, the refresh token, and the one before it',
    '401 for each, at once',
    async () => {
      const visitor = visitorOf(target)
      const { token } = await visitor.register()
      const first = cookieOf(visitor)
      const next = await refreshWith(first)
      const cookie = `refresh_token=${tokenIn(next)}`
      const out = await target.call('POST', '/api/v1/oauth/logout', {}, { cookie })
      expect(out.cookies.find(({ name }) => name === 'refresh_token')?.maxAge).toBe(0)
      const seen = [
        await statusOf(profileWith(token.access_token)),
        await statusOf(profileWith(next.json().access_token)),
        await statusOf(refreshWith(tokenIn(next))),
        await statusOf(refreshWith(first)),
      ]
      expect(seen).toEqual([401, 401, 401, 401])
      return '401, 401, 401, 401'
    },
  )

  proof(
    'The password is changed: other sessions keep using their tokens',
    'they have ended; the session that made the change continues',
    async () => {
      const [here, there] = [visitorOf(target), visitorOf(target)]
      const { username, id } = await here.register()
      await there.signIn(username, 'correct-horse')
      const body = { old_password: 'correct-horse', password: 'another-horse', repeat_password: 'another-horse' }
      expect((await here.play('POST', `/api/v1/players/${id}`, body)).statusCode).toBe(200)
      const seen = [
        await statusOf(here.play('GET', '/api/v1/players/me/balance')),
        await statusOf(there.play('GET', '/api/v1/players/me/balance')),
        await statusOf(refreshWith(cookieOf(there))),
      ]
      expect(seen).toEqual([200, 401, 401])
      return '200 here; 401, 401 there'
    },
  )

  proof(
    'Access tokens: alg none, another key, another account’s id put in, expired after ten minutes',
    '401 for each',
    async () => {
      const [one, other] = [visitorOf(target), visitorOf(target)]
      const { token } = await one.register()
      const { id } = await other.register()
      const [head = '', content = '', signature = ''] = token.access_token.split('.')
      const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
      const claims = JSON.parse(Buffer.from(content, 'base64url').toString())
      const forged = [
        `${encode({ alg: 'none' })}.${content}.`,
        `${encode({ alg: 'HS512' })}.${content}.${signature}`,
        `${head}.${encode({ ...claims, sub: id })}.${signature}`,
        `${head}.${encode({ ...claims, exp: 9e9 })}.${signature}`,
        `${head}.${content}.${'A'.repeat(signature.length)}`,
        `${head}.${content}`,
      ]
      const seen: number[] = []
      for (const text of forged) seen.push(await statusOf(profileWith(text)))
      seen.push(await statusOf(profileWith(token.access_token)))
      target.clock.ahead += 11 * 60_000
      seen.push(await statusOf(profileWith(token.access_token)))
      expect(seen).toEqual([401, 401, 401, 401, 401, 401, 200, 401])
      return '401, 6 times; the real one 200, and 401 eleven minutes later'
    },
  )

  proof('A player acts on another account: activity and password by the other’s id', '401 for each', async () => {
    const [one, other] = [visitorOf(target), visitorOf(target)]
    await one.register()
    const { id } = await other.register()
    const password = { old_password: 'correct-horse', password: 'another-horse', repeat_password: 'another-horse' }
    const seen = [
      await statusOf(one.play('POST', `/api/v1/players/${id}`, password)),
      await statusOf(
        one.play('POST', '/api/v1/player-activity', {
          player_uuid: id,
          action: 'login',
          partner_url: 'https://x.example/',
        }),
      ),
    ]
    expect(seen).toEqual([401, 401])
    return '401, 401'
  })

  const securely = { 'x-forwarded-proto': 'https' }
  const hostCookies = (answer: Awaited<ReturnType<typeof refreshWith>>) =>
    answer.cookies.filter(({ httpOnly }) => httpOnly)

  proof(
    'The cookies of a session with https: registering, the token for forms, staff signing in',
    'each is HttpOnly, Secure and of this host alone (__Host-)',
    async () => {
      const answer = await target.call('POST', '/api/v3/registration', newcomer(), securely)
      const csrf = await target.call('GET', '/api/ccg/csrf-token', undefined, securely)
      await signedIn(target, 'publisher')
      const staff = { email: 'publisher@example.com', password: 'correct-horse' }
      const desk = await target.call('POST', '/admin/api/session', staff, securely)
      const kept = [answer, csrf, desk].flatMap(hostCookies)
      const looks = kept.map(({ name, secure, path, domain, sameSite }) => [name, secure, path, domain, sameSite])
      expect(looks).toEqual([
        ['__Host-refresh_token', true, '/', undefined, 'Lax'],
        ['__Host-csrf', true, '/', undefined, 'Lax'],
        ['__Host-desk_session', true, '/', undefined, 'Strict'],
      ])
      expect(answer.json().token).not.toHaveProperty('refresh_token')
      return '__Host-refresh_token, __Host-csrf, __Host-desk_session; the token is not in the answer'
    },
  )

  proof(
    'Another host of the domain plants the attacker’s cookies in a visitor’s browser, with https: refresh token, token for forms, session of the admin',
    'cookies without the prefix are ignored; browsers accept the prefix from no other host',
    async () => {
      const attacker = visitorOf(target)
      await attacker.register()
      const csrf = await attacker.csrf()
      const administrator = await signedIn(target, 'administrator')
      const planted = [...attacker.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const cookie = `${planted}; ${administrator.cookie()}`
      const send = (method: 'GET' | 'POST', url: string, body?: object) =>
        statusOf(target.call(method, url, body, { ...securely, ...csrf, cookie }))
      const seen = [
        await send('POST', '/api/v3/oauth/refresh', {}),
        await send('POST', '/api/ccg/user/login', { username: newEmail(), password: 'x' }),
        await send('GET', '/admin/api/session'),
      ]
      expect(seen).toEqual([401, 403, 401])
      return '401, 403 csrf-refused, 401'
    },
  )

  proof('Secrets in the database', 'tokens are stored as digests, passwords as hashes', async () => {
    const visitor = visitorOf(target)
    const { password } = await visitor.register()
    const rows = JSON.stringify([
      await target.db.selectFrom('refresh_tokens').selectAll().execute(),
      await target.db.selectFrom('submissions').selectAll().execute(),
      await target.db.selectFrom('accounts').selectAll().execute(),
      await target.db.selectFrom('sessions').selectAll().execute(),
    ])
    expect(rows).not.toContain(cookieOf(visitor))
    expect(rows).not.toContain(password)
    return 'neither the refresh token nor the password stands in any row'
  })
})
