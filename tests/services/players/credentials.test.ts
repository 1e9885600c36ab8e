import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newAddress, newEmail } from '../../identities.ts'
import { databases } from '../../kernel/databases.ts'
import { mailsIn } from '../../mails.ts'
import { openTestServices, type TestServices } from '../test-services.ts'

const newcomer = (changes: object = {}) => ({
  checkbox1: true,
  checkbox2: true,
  currency: 'INR',
  form_id: crypto.randomUUID(),
  landing: 'aviator-1',
  ...changes,
})

describe.each(databases)('the credentials of a one-click account on %s', (database) => {
  let platform: TestServices
  beforeAll(async () => {
    platform = await openTestServices(database)
  })
  afterAll(() => platform.close())

  async function registerByOneClick() {
    const from = { 'x-forwarded-for': newAddress() }
    const answer = await platform.call('POST', '/api/v3/registration', newcomer(), from)
    const { data, token } = answer.json()
    const headers = { ...from, authorization: `Bearer ${token.access_token}` }
    const sendTo = (email: string, password = data.password) =>
      platform.call('POST', '/api/v1/players/me/credentials', { email, password }, headers)
    return { ...data, sendTo }
  }

  async function signIn(username: string, password: string) {
    const from = { 'x-forwarded-for': newAddress() }
    const csrf = await platform.call('GET', '/api/ccg/csrf-token', undefined, from)
    const [cookie] = [csrf.headers['set-cookie'] ?? ''].flat()
    const headers = { ...from, 'x-csrf-token': csrf.json().token, cookie: cookie?.split(';')[0] ?? '' }
    return platform.call('POST', '/api/ccg/user/login', { username, password }, headers)
  }

  test('sign in, however the name is written', async () => {
    const { username, password } = await registerByOneClick()
    for (const written of [username, ` ${username.toUpperCase()} `])
      expect((await signIn(written, password)).statusCode).toBe(200)
    expect((await signIn(username, `${password}x`)).statusCode).toBe(401)
  })

  test('are sent to a mailbox, which does not become that of the account', async () => {
    const { id, username, password, sendTo } = await registerByOneClick()
    const mailbox = newEmail()
    expect((await sendTo(mailbox)).json()).toEqual({ success: true })
    const [message = ''] = mailsIn(platform.outbox, mailbox)
    expect(message).toContain(username)
    expect(message).toContain(password)
    const account = await platform.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
    expect(account).toMatchObject({ email: null })
    expect(JSON.stringify(account)).not.toContain(password)
  })

  test('are not sent with a wrong password, nor to something that is no address', async () => {
    const { sendTo } = await registerByOneClick()
    const mailbox = newEmail()
    expect((await sendTo(mailbox, 'another-password')).json().code).toBe('password-wrong')
    expect((await sendTo('john..doe@example.com')).json().errors[0].location).toBe('email')
    expect(mailsIn(platform.outbox, mailbox)).toEqual([])
  })

  test('are sent to one mailbox a few times only, whoever asks', async () => {
    const mailbox = newEmail()
    const statuses: number[] = []
    for (let player = 0; player < 4; player++) {
      const { sendTo } = await registerByOneClick()
      for (let time = 0; time < 4; time++) statuses.push((await sendTo(mailbox)).statusCode)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(12)
    expect(statuses.slice(12)).toEqual([429, 429, 429, 429])
    expect(mailsIn(platform.outbox, mailbox)).toHaveLength(12)
  })
})

describe.each(databases)('a malformed user name on %s', (database) => {
  let platform: TestServices
  beforeAll(async () => {
    platform = await openTestServices(database)
  })
  afterAll(() => platform.close())

  test.each(['john..doe@example.com', 'üser@example.com', '+91 12'])(
    '%s: says so, not that the account is blocked',
    async (username) => {
      const answer = await platform.call(
        'POST',
        '/api/v3/registration',
        newcomer({ username, password: 'correct-horse', repeat_password: 'correct-horse' }),
      )
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'username-malformed', errors: [{ location: 'username' }] })
      expect(answer.json().message).not.toContain('Invalid argument provided for username')
    },
  )
})
