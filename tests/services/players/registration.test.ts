import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashFormId } from '../../../src/services/events/record-event.ts'
import { newAddress, newEmail } from '../../identities.ts'
import { databases } from '../../kernel/databases.ts'
import { openTestServices, type TestServices } from '../test-services.ts'

const form = () => crypto.randomUUID()
const password = { password: 'correct-horse', repeat_password: 'correct-horse' }
const boxes = { checkbox1: true, checkbox2: true, confirm_subscribers: ['news'] }

/** The default content of a form. */
const newcomer = (changes: object = {}) => ({
  username: newEmail(),
  ...password,
  ...boxes,
  bonus_id: 101,
  currency: 'INR',
  type: '1',
  form_id: form(),
  landing: 'aviator-1',
  locale: 'hi',
  ...changes,
})

describe.each(databases)('registration on %s', (database) => {
  let platform: TestServices
  beforeAll(async () => {
    platform = await openTestServices(database)
  })
  afterAll(() => platform.close())

  const register = (body: object, headers = {}) => platform.call('POST', '/api/v3/registration', body, headers)
  const rows = (table: 'accounts' | 'consents' | 'player_bonuses' | 'events' | 'ledger_postings', accountId: string) =>
    platform.db
      .selectFrom(table)
      .selectAll()
      .where((table === 'accounts' ? 'id' : 'account_id') as never, '=', accountId as never)
      .execute()

  test('retries of one form cost no attempts; another content under its id does', async () => {
    const body = newcomer()
    const both = newcomer({ type: '2', phone: '+919812300000', phone_code: 'IN' })
    const from = { 'x-forwarded-for': newAddress() }
    const csrf = { ...(await csrfHeaders(platform)), ...from }
    for (const send of [
      () => register(body, from),
      () => platform.call('POST', '/api/ccg/user/registration', both, csrf),
    ]) {
      const answers = []
      for (let i = 0; i < 16; i++) answers.push(await send())
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
      expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1)
    }
    const guesses = []
    for (let i = 0; i < 12; i++) {
      const guess = `guess-number-${i}`
      guesses.push((await register({ ...body, password: guess, repeat_password: guess }, from)).statusCode)
    }
    expect(guesses).toEqual([...Array(9).fill(409), 429, 429, 429])
  })

  test('by e-mail: an account, a consent, a bonus, an event and a session', async () => {
    const body = newcomer({ click_id: 'c1', partner_id: '77', offer_id: 'o', landing_id: '5' })
    const answer = await register(body)
    expect(answer.statusCode).toBe(200)
    const { data, token, redirect_url } = answer.json()
    expect(data).toEqual({ id: expect.any(String), username: body.username })
    expect(redirect_url).toMatch(/^https:\/\/www\.powerplay\.example\/hi\/casino/)
    expect(token).toMatchObject({ token_type: 'Bearer', access_token: expect.any(String) })
    expect(token.refresh_token).toBeUndefined()
    expect(answer.cookies).toContainEqual(expect.objectContaining({ name: 'refresh_token', httpOnly: true, path: '/' }))
    expect(answer.cookies).toContainEqual(expect.objectContaining({ name: 'newReg', maxAge: 3600 }))
    expect(await rows('accounts', data.id)).toMatchObject([
      { email: body.username, phone: null, currency: 'INR', locale: 'hi', subscriptions: '["news"]' },
    ])
    expect(await rows('ledger_postings', data.id)).toEqual([])
    expect(await rows('consents', data.id)).toMatchObject([
      { of_age: 1, agreed_to_terms: 1, wants_news: 1, landing: 'aviator-1', landing_revision: 'r1', locale: 'hi' },
    ])
    expect(await rows('player_bonuses', data.id)).toMatchObject([
      { preset: 'welcome-casino', status: 'pending', casino: 1, bets: 0, currency: 'INR', amount: 2_000_000 },
    ])
    expect(await rows('events', data.id)).toMatchObject([
      {
        kind: 'registration',
        form_id: hashFormId(body.form_id),
        click_id: 'c1',
        partner_id: '77',
        offer_id: 'o',
        landing_id: '5',
      },
    ])
  })

  test('by phone: one account, whatever the punctuation', async () => {
    const phone = newcomer({ username: '+91 98765-43210', phone_code: 'IN' })
    expect((await register(phone)).json().data.username).toBe('+919876543210')
    for (const username of ['+919876543210', '(+91) 98765 43210', '＋９１９８７６５４３２１０', '09876543210']) {
      const again = await register(newcomer({ username, phone_code: 'IN' }))
      expect([username, again.statusCode]).toEqual([username, 409])
      expect(again.json().errors).toEqual([{ location: 'phone', reason: 'badRequest', msg: 'The user already exist' }])
    }
  })

  test('one account per mailbox, whatever the Unicode form', async () => {
    const email = `asha.${form()}@example.com`
    expect((await register(newcomer({ username: email }))).statusCode).toBe(200)
    for (const username of [email.toUpperCase(), ` ${email} `, email.replace('a', 'ａ')]) {
      expect([username, (await register(newcomer({ username }))).statusCode]).toEqual([username, 409])
    }
    expect((await register(newcomer({ username: email.replace('a', 'а') }))).statusCode).toBe(400)
  })

  test('one click returns a login and a password that work', async () => {
    const answer = await register(newcomer({ username: undefined, password: undefined, repeat_password: undefined }))
    const { username, password: made } = answer.json().data
    expect(username).toMatch(/^player-[a-z2-9]{8}$/)
    expect(await signIn(platform, username, made)).toMatchObject({ statusCode: 200 })
  })

  test('with phone and e-mail together, either signs in', async () => {
    const csrf = await csrfHeaders(platform)
    const body = newcomer({ type: '2', phone: '+919812345678', phone_code: 'IN' })
    const without = await platform.call('POST', '/api/ccg/user/registration', body)
    expect([without.statusCode, without.json().code]).toEqual([403, 'csrf-refused'])
    expect((await platform.call('POST', '/api/ccg/user/registration', body, csrf)).statusCode).toBe(200)
    expect(await signIn(platform, body.username, 'correct-horse')).toMatchObject({ statusCode: 200 })
    expect(await signIn(platform, '+91 98123 45678', 'correct-horse')).toMatchObject({ statusCode: 200 })
  })

  test('type 6 asks for one more confirmation', async () => {
    const refused = await register(newcomer({ type: '6' }))
    expect([refused.statusCode, refused.json().errors[0].location]).toEqual([400, 'confirm_terms'])
    const answer = await register(newcomer({ type: '6', confirm_terms: true }))
    expect(await rows('consents', answer.json().data.id)).toMatchObject([{ confirmed_terms: 1 }])
  })

  test.each([
    ['a box that is not ticked', { checkbox1: false }, 'checkbox1'],
    ['another box that is not ticked', { checkbox2: false }, 'checkbox2'],
    ['a short password', { password: '  abc  ', repeat_password: '  abc  ' }, 'password'],
    ['two passwords', { repeat_password: 'other-horse' }, 'repeat_password'],
    ['neither e-mail nor phone', { username: 'asha' }, 'username'],
    ['a phone that nobody has', { username: '+911234567890', phone_code: 'IN' }, 'username'],
    ['a currency that is not offered', { currency: 'XXX' }, 'currency'],
    ['a bonus that does not exist', { bonus_id: 9999 }, 'bonus_id'],
    ['a bonus of another currency', { bonus_id: 110, currency: 'BRL' }, 'bonus_id'],
    ['a role', { role: 'admin' }, 'role'],
    ['a balance', { balance: 100 }, 'balance'],
    ['a list for a name', { username: ['a@example.com'] }, 'username'],
    ['a very long name', { username: `${'a'.repeat(400)}@example.com` }, 'username'],
    ['a form without its id', { form_id: undefined }, 'form_id'],
    ['a promo code that does not exist', { is_promo: true, promo_code: '999999' }, 'code'],
    ['a promo code that has expired', { is_promo: true, promo_code: '100100' }, 'code'],
  ])('refuses %s', async (_, changes, location) => {
    const before = await count(platform)
    const answer = await register(newcomer(changes))
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.json().errors[0].location).toBe(location)
    expect(await count(platform)).toBe(before)
  })

  test('an applied promo code is spent with the account', async () => {
    const answer = await register(newcomer({ is_promo: true, promo_code: '150150' }))
    const uses = platform.db.selectFrom('promo_uses').selectAll().where('account_id', '=', answer.json().data.id)
    expect(await uses.execute()).toMatchObject([{ code: '150150' }])
  })

  describe('happens exactly once', () => {
    test('the same form again gets the first answer, also when the captcha is another', async () => {
      const body = newcomer({ username: undefined, password: undefined, repeat_password: undefined })
      const [first, again] = [await register(body), await register({ ...body, 'captcha-token': 'another' })]
      expect(again.statusCode).toBe(200)
      expect(again.json().data).toEqual(first.json().data)
      const cookie = (answer: typeof first) => answer.cookies.find(({ name }) => name === 'refresh_token')?.value
      expect(cookie(again)).toBe(cookie(first))
    })

    test('the same form with other content is refused', async () => {
      const body = newcomer()
      await register(body)
      const other = await register({ ...body, username: 'other@example.com' })
      expect([other.statusCode, other.json().code]).toEqual([409, 'form-reused'])
    })

    test('ten at once of one form make one account, and all get its answer', async () => {
      const body = newcomer()
      const answers = await Promise.all(Array.from({ length: 10 }, () => register(body)))
      expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
      expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1)
    })

    test('ten forms at once with one e-mail make one account', async () => {
      const username = `race-${form()}@example.com`
      const answers = await Promise.all(Array.from({ length: 10 }, () => register(newcomer({ username }))))
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array(9).fill(409)])
    })

    test('a stored answer can be decrypted only with the form’s id', async () => {
      const body = newcomer()
      await register(body)
      const kept = await platform.db.selectFrom('submissions').selectAll().execute()
      expect(JSON.stringify(kept)).not.toContain(body.form_id)
      expect(JSON.stringify(kept)).not.toContain(body.username)
    })
  })
})

async function count({ db }: TestServices): Promise<unknown> {
  const tables = ['accounts', 'consents', 'sessions', 'events', 'player_bonuses', 'submissions'] as const
  return JSON.stringify(
    await Promise.all(
      tables.map((table) =>
        db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('rows'))
          .execute(),
      ),
    ),
  )
}

async function csrfHeaders(platform: TestServices): Promise<Record<string, string>> {
  const answer = await platform.call('GET', '/api/ccg/csrf-token')
  return { 'x-csrf-token': answer.json().token, cookie: `csrf=${answer.cookies[0]?.value}` }
}

async function signIn(platform: TestServices, username: string, secret: string) {
  const headers = await csrfHeaders(platform)
  const { statusCode } = await platform.call('POST', '/api/ccg/user/login', { username, password: secret }, headers)
  return { statusCode }
}
