import { afterAll, beforeAll, describe, expect } from 'vitest'
import { proof } from '../proof/proof.ts'
import { type Visitor, visitorOf } from '../services/visitor.ts'
import { openTarget, type Target } from './target.ts'

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
    '16 tabs refresh with the same token at once; then one of their new tokens is used twice, a minute apart',
    'all 16 go on, in one session; reuse later ends it for all',
    async () => {
      const visitor = visitorOf(target)
      const { id } = await visitor.register()
      const answers = await Promise.all(Array.from({ length: 16 }, () => refreshWith(cookieOf(visitor))))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(16).fill(200))
      const sessions = await target.db.selectFrom('sessions').select('id').where('account_id', '=', id).execute()
      expect(sessions).toHaveLength(1)
      const tokens = answers.map(tokenIn)
      expect(new Set(tokens).size).toBe(16)
      await refreshWith(tokens[0] ?? '')
      target.clock.ahead += 60_000
      const later = [await statusOf(refreshWith(tokens[0] ?? '')), await statusOf(refreshWith(tokens[1] ?? ''))]
      expect(later).toEqual([401, 401])
      return '200, 16 times, 1 session; later 401 for the reused and for another tab’s'
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

  proof('The cookies of a session', 'the refresh token is HttpOnly and Secure', async () => {
    const answer = await target.call(
      'POST',
      '/api/v3/registration',
      {
        checkbox1: true,
        checkbox2: true,
        currency: 'INR',
        form_id: crypto.randomUUID(),
      },
      { 'x-forwarded-proto': 'https' },
    )
    const { httpOnly, secure, sameSite } = answer.cookies.find(({ name }) => name === 'refresh_token') ?? {}
    expect([httpOnly, secure, sameSite]).toEqual([true, true, 'Lax'])
    expect(answer.json().token).not.toHaveProperty('refresh_token')
    return 'HttpOnly, Secure, SameSite=Lax; not in the answer'
  })

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
