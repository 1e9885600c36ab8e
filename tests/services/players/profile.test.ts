import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { securityEventsOf } from '../../../src/services/security/events/of-account.ts'
import { newPhone } from '../../identities.ts'
import { databases } from '../../kernel/databases.ts'
import { quickPasswords } from '../quick-passwords.ts'
import { openTestServices, type TestServices, textIn } from '../test-services.ts'
import { visitorOf } from '../visitor.ts'

const whole = {
  first_name: 'Asha',
  last_name: 'Rao',
  birth: '1990-01-31',
  gender: 'female',
  country: 'NP',
  city: 'Pune',
  phone: '+9779812345678',
}

describe.each(databases)('the profile of a player, on %s', (database) => {
  let platform: TestServices
  beforeEach(async () => {
    platform = await openTestServices(database, { parts: { passwords: quickPasswords, textOf: textIn } })
  })
  afterEach(() => platform.close())

  async function player(changes: object = {}) {
    const visitor = visitorOf(platform)
    const { id } = await visitor.register({ locale: 'en', ...changes })
    return {
      id,
      change: (body: object) => visitor.play('PATCH', '/api/v1/players/me/profile', body),
      read: async () => (await visitor.play('GET', '/api/v1/players/me/balance')).json().info,
    }
  }

  test('is filled in field by field, and read again; what is left out stays', async () => {
    const { change, read, id } = await player()
    const { country: _, ...rest } = whole
    expect((await change({ first_name: '  Asha ' })).json()).toEqual({ success: true })
    expect(await read()).toMatchObject({ first_name: 'Asha', last_name: null })
    await change(rest)
    await change({ country: 'NP' })
    expect(await read()).toMatchObject(whole)
    const events = await securityEventsOf(platform.db, id)
    expect(events.filter(({ name }) => name === 'profile-changed').map(({ details }) => details)).toEqual([
      ...['first_name', 'birth, city, first_name, gender, last_name, phone', 'country'],
    ])
  })

  test.each([
    ['first_name', 'Asha1', 'The first name should contains alphabetic symbols.'],
    ['city', '2', 'The city should contains alphabetic symbols.'],
    ['birth', '', 'The value should not be empty'],
    ['last_name', 'x'.repeat(21), 'Max 20 characters'],
    ['birth', '2026-01-01', 'You are not old enough to play for money here. If the date is wrong, correct it.'],
  ])('refuses the %s %j, says why, and stores nothing', async (field, text, message) => {
    const { change, read, id } = await player()
    const answer = await change({ gender: 'other', [field]: text })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'field-wrong', message, errors: [{ location: field }] })
    expect(answer.json().details.problem).toMatch(/^ui\./)
    expect((await read()).gender).toBeNull()
    expect((await securityEventsOf(platform.db, id)).map(({ name }) => name)).not.toContain('profile-changed')
  })

  test('says it in the language of the player', async () => {
    const { change } = await player({ locale: 'pt' })
    expect((await change({ city: '1' })).json().message).toBe('A cidade deve conter apenas letras.')
  })

  test('says how the player signs in, and from which age people may play', async () => {
    const byEmail = await player()
    expect(await byEmail.read()).toMatchObject({ has_password: true, ways_in: [], legal_age: 18 })
    const byPhone = await player({ username: `+91${newPhone()}` })
    expect(await byPhone.read()).toMatchObject({ has_password: true, ways_in: ['phone'] })
  })

  test('keeps the phone that signs in, and takes no field that it does not have', async () => {
    const phone = `+91${newPhone()}`
    const { change, read } = await player({ username: phone })
    expect((await change({ phone: whole.phone })).json().code).toBe('phone-signs-in')
    expect((await read()).phone).toBe(phone)
    for (const body of [{ email: 'a@example.com' }, { email_confirmed: true }, { blocked: false }, {}])
      expect((await change(body)).statusCode).toBe(400)
  })
})
