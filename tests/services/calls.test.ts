import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { problemOfAnswer } from '../../src/server/services/player-calls.ts'
import { hashFormId } from '../../src/services/events/record-event.ts'
import { newEmail } from '../identities.ts'
import { databases } from '../kernel/databases.ts'
import { openTestServices, type TestServices, textIn } from './test-services.ts'
import { newcomer, type Visitor, visitorOf } from './visitor.ts'

const asha = { sub: 'google-1', email: 'Asha@gmail.com', emailVerified: true }
const google = {
  clientId: 'client',
  verify: async (token: string) => {
    const [sub = '', nonce = ''] = token.split(' ')
    return sub === 'forged' ? undefined : { ...asha, sub, nonce, emailVerified: sub !== 'unverified' }
  },
}

describe.each(databases)('calls on %s', (database) => {
  let platform: TestServices
  let visitor: Visitor
  beforeAll(async () => {
    const countryOf = (ip: string) => (ip === '177.67.80.1' ? 'BR' : undefined)
    platform = await openTestServices(database, {
      parts: { google, countryOf, textOf: textIn },
    })
  })
  afterAll(() => platform.close())
  beforeEach(() => {
    visitor = visitorOf(platform)
  })

  test.each([
    ['177.67.80.1', 'BRL'],
    ['10.0.0.1', 'INR'],
  ])('check-ip: %s pays in %s', async (ip, currency) => {
    const answer = await visitor.call('GET', `/api/v1/check-ip/${ip}?userAgent=x`)
    expect(answer.headers['ip-currency']).toBe(currency)
    expect(problemOfAnswer('check-ip', answer.json())).toBeUndefined()
  })

  test('check-ip refuses invalid addresses', async () => {
    expect((await visitor.call('GET', '/api/v1/check-ip/localhost')).json().errors[0].location).toBe('ip')
  })

  test('welcome bonuses come by currency, the landing’s own first, in hundredths', async () => {
    const list = async (query: string) =>
      (await visitor.call('GET', `/api/bonus-management/bonuses/welcome-for-land?${query}`)).json()
    const indian = await list('currency=INR&landing=1win')
    expect(problemOfAnswer('welcome-bonuses', indian)).toBeUndefined()
    expect(indian.data.data[0]).toMatchObject({ id: 114, casino: true, bets: false, max_bonus: { amount: 3_000_000 } })
    const brazilian = await list('currency=BRL')
    expect(
      brazilian.data.data.every((bonus: { max_bonus: { currency: string } }) => bonus.max_bonus.currency === 'BRL'),
    ).toBe(true)
    expect((await list('currency=XXX')).errors[0].location).toBe('currency')
  })

  test.each([
    ['150150', 200, undefined],
    ['100100', 400, 'badRequest'],
    ['999999', 404, 'notFound'],
    ['111111', 409, 'alreadyUsed'],
  ])('promo code %s: %d %s', async (code, status, reason) => {
    const answer = await visitor.call('PATCH', '/api/v1/bonuses/promo', { code, currency: 'INR' })
    expect([answer.statusCode, answer.json().errors?.[0].reason]).toEqual([status, reason])
  })

  test.each(['en', 'hi', 'hin', 'te'])(
    'an accepted promo code is described in the language of the page: %s',
    async (locale) => {
      const answer = await visitor.call('PATCH', '/api/v1/bonuses/promo', { code: '150150', currency: 'INR', locale })
      expect(answer.json()).toEqual({ description: textIn('ui.demo.promo-percent', locale) })
    },
  )

  test('a code of another currency is not active', async () => {
    const answer = await visitor.call('PATCH', '/api/v1/bonuses/promo', { code: '500500', currency: 'BRL' })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'promo-not-active'])
  })

  test('settings return the requested parts', async () => {
    const all = (await visitor.call('GET', '/api/v1/settings?with=countries,currencies,pages,languages')).json()
    expect(problemOfAnswer('settings', all)).toBeUndefined()
    expect([all.default_currency, all.pages.length, all.languages.length]).toEqual(['INR', 214, 13])
    expect((await visitor.call('GET', '/api/v1/settings')).json()).toEqual({ default_currency: 'INR' })
    expect((await visitor.call('GET', '/api/v1/settings?with=secrets')).statusCode).toBe(400)
    const further = (await visitor.call('GET', '/api/v3/settings/additional-settings')).json()
    expect(further).toEqual({ captcha_site_key: '', captcha_provider: 'off', google_client_id: 'client' })
  })

  test('an opened form is recorded with the origin of the visit', async () => {
    const form_id = crypto.randomUUID()
    const body = { form_id, type: '2', ga_id: 'ga.1', click_id: 'c9', offer_id: null, landing: '1win', locale: 'hi' }
    const answer = await visitor.call('POST', '/api/v3/statistics/open-registration-form', body)
    expect(answer.json()).toEqual({ success: true })
    const hashed = hashFormId(form_id)
    const row = () => platform.db.selectFrom('events').selectAll().where('form_id', '=', hashed).executeTakeFirst()
    await expect.poll(row).toMatchObject({ kind: 'form-opened', click_id: 'c9', landing: '1win', locale: 'hi' })
  })

  test('a chosen bonus replaces the pending one, as the list shows', async () => {
    await visitor.register({ bonus_id: 101 })
    expect((await visitor.play('POST', '/api/v1/sessions', { bonus_id: 102 })).json()).toEqual({ success: true })
    const list = (await visitor.play('GET', '/api/v1/bonuses')).json()
    expect(problemOfAnswer('player-bonuses', list)).toBeUndefined()
    const standing = list.data.map(({ status, bonus }: { status: string; bonus: object }) => ({ status, ...bonus }))
    expect(standing).toHaveLength(2)
    expect(standing).toContainEqual({
      status: 'pending',
      id: 102,
      name: 'Sports welcome bonus',
      wager: 10,
      days: 30,
      percent: 100,
      minimum_odds: 1.3,
      bets: true,
      casino: false,
    })
    expect(standing).toContainEqual({
      status: 'deactivated',
      id: 101,
      name: 'Casino welcome bonus',
      wager: 30,
      days: 30,
      percent: 100,
      bets: false,
      casino: true,
    })
    expect((await visitor.play('POST', '/api/v1/sessions', { bonus_id: 9999 })).json().code).toBe('bonus-unknown')
  })

  test('a bonus that asks for a larger deposit says so', async () => {
    const { id } = await visitor.register({ bonus_id: 101 })
    const bonuses = platform.db.updateTable('player_bonuses').set({ minimum_deposit: 100_000 })
    await bonuses.where('account_id', '=', id).execute()
    const list = (await visitor.play('GET', '/api/v1/bonuses')).json()
    expect(problemOfAnswer('player-bonuses', list)).toBeUndefined()
    expect(list.data[0].bonus.minimum_deposit).toBe(100_000)
  })

  test('activity is recorded for the signed-in player only', async () => {
    const { id } = await visitor.register()
    const note = (player_uuid: string) =>
      visitor.play('POST', '/api/v1/player-activity', { player_uuid, action: 'login' })
    expect((await note(id)).json()).toEqual({ success: true })
    expect((await note(crypto.randomUUID())).statusCode).toBe(401)
    const rows = () => platform.db.selectFrom('events').selectAll().where('account_id', '=', id).execute()
    await expect.poll(async () => (await rows()).map(({ kind }) => kind)).toContain('activity')
  })

  test('a tournament is entered once, by its contact or as the player', async () => {
    const enter = (body: object) =>
      visitor.call('POST', '/api/v1/tournaments/registration', { tournament: 'cup', ...body })
    const email = newEmail()
    expect((await enter({ email })).json()).toBe(true)
    expect((await enter({ email: email.toUpperCase() })).statusCode).toBe(409)
    expect((await enter({})).statusCode).toBe(400)
    await visitor.register()
    expect((await visitor.play('POST', '/api/v1/tournaments/registration', { tournament: 'cup' })).json()).toBe(true)
  })

  describe('Google', () => {
    const { username: _, password: __, repeat_password: ___, type: ____, ...choices } = newcomer()
    const ask = async (sub: string, changes: object = {}) => {
      const nonce = await visitor.googleNonce()
      return visitor.call('POST', '/api/v3/registration-google', {
        ...choices,
        form_id: crypto.randomUUID(),
        token: `${sub} ${nonce}`,
        nonce,
        ...changes,
      })
    }

    test('creates an account the first time, and signs in the second', async () => {
      const [first, second] = [await ask('asha'), await ask('asha')]
      expect([first.json().register, second.json().register]).toEqual([true, false])
      expect(second.json().data.id).toBe(first.json().data.id)
      expect(problemOfAnswer('registration-google', first.json())).toBeUndefined()
    })

    test('links no account by e-mail address alone', async () => {
      expect((await ask('somebody-else')).json().code).toBe('user-exists')
      const unverified = (await ask('unverified')).json()
      const account = platform.db.selectFrom('accounts').select('email').where('id', '=', unverified.data.id)
      expect(await account.executeTakeFirst()).toEqual({ email: null })
    })

    test.each([
      ['a forged token', 'forged', {}],
      ['another nonce', 'asha', { nonce: 'other' }],
    ])('refuses %s', async (_name, token, changes) => {
      expect((await ask(token, changes)).json().code).toBe('google-refused')
    })
  })
})
