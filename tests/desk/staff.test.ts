import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mainly } from '../kernel/databases.ts'
import { browserAt, openTestDesk, password, signedIn, type TestDesk } from './test-desk.ts'

const hour = 60 * 60_000

describe.each(mainly('PostgreSQL'))('the staff, on %s', (kind) => {
  let desk: TestDesk
  beforeEach(async () => {
    desk = await openTestDesk(kind)
  })
  afterEach(() => desk.close())

  const inviteAsha = async () => {
    const administrator = await signedIn(desk, 'administrator')
    const { link } = await administrator.ask('invite', { body: { email: 'Asha@Example.com', role: 'editor' } })
    return link.split('/').at(-1) ?? ''
  }
  const accept = (token: string, chosen = password) => ({ body: { token, name: 'Asha Rao', password: chosen } })

  test('an invitation creates an account, signs in, and works once', async () => {
    const token = await inviteAsha()
    const asha = browserAt(desk)
    expect(await asha.ask('invitation', { query: { token } })).toEqual({ email: 'asha@example.com', role: 'editor' })
    const { staff } = await asha.ask('accept-invitation', accept(token))
    expect(staff).toMatchObject({ name: 'Asha Rao', email: 'asha@example.com', role: 'editor' })
    expect(await asha.ask('session', {})).toEqual({ staff, tour: 0 })
    expect(await asha.refused('invitation', { query: { token } })).toEqual(['invitation-used', expect.any(String)])
    expect(await asha.refused('accept-invitation', accept(token))).toEqual(['invitation-used', expect.any(String)])
  })

  test('the tour goes on in each browser where it was left', async () => {
    const asha = browserAt(desk)
    await asha.ask('accept-invitation', accept(await inviteAsha()))
    await asha.ask('keep-tour', { body: { step: 3 } })
    const elsewhere = browserAt(desk)
    await elsewhere.signIn('asha@example.com', password)
    expect(await elsewhere.ask('session', {})).toMatchObject({ tour: 3 })
    await elsewhere.ask('keep-tour', { body: { step: -1 } })
    expect(await asha.ask('session', {})).toMatchObject({ tour: -1 })
  })

  test('of two concurrent uses of an invitation, one succeeds', async () => {
    const token = await inviteAsha()
    const answers = await Promise.all([1, 2].map(() => browserAt(desk).send('accept-invitation', accept(token))))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })

  test('an invitation ends after a day', async () => {
    const token = await inviteAsha()
    desk.clock.ahead += 24 * hour
    expect(await browserAt(desk).refused('accept-invitation', accept(token))).toEqual([
      'invitation-used',
      expect.any(String),
    ])
  })

  test('pending invitations are listed, renewed and removed, and each act is logged', async () => {
    const former = await inviteAsha()
    const ada = await signedIn(desk, 'administrator', 'Ada')
    const { link } = await ada.ask('invite', { body: { email: 'Asha@Example.com', role: 'editor' } })
    const renewed = link.split('/').at(-1) ?? ''
    const [email, role] = ['asha@example.com', 'editor'] as const
    const pending = async () => (await ada.ask('staff', {})).invitations
    expect(await pending()).toEqual([{ email, role, by: 'Ada', expiresAt: expect.any(String) }])
    expect((await browserAt(desk).refused('invitation', { query: { token: former } }))[0]).toBe('invitation-used')
    const editor = await signedIn(desk, 'editor')
    expect((await editor.refused('remove-invitation', { body: { email } }))[0]).toBe('forbidden')
    await ada.ask('remove-invitation', { body: { email } })
    expect(await pending()).toEqual([])
    expect((await browserAt(desk).refused('accept-invitation', accept(renewed)))[0]).toBe('invitation-used')
    expect((await ada.refused('remove-invitation', { body: { email } }))[0]).toBe('unknown-invitation')
    const { entries } = await ada.ask('audit', { query: {} })
    const acts = entries
      .filter(({ action }) => action.includes('invit'))
      .map(({ by, action, details }) => [by, action, details])
    expect(acts.slice(0, 2)).toEqual([
      ['Ada', 'remove-invitation', 'asha@example.com as editor'],
      ['Ada', 'invite', 'Asha@Example.com as editor'],
    ])
  })

  test('a new invitation resets the password, keeps the role, and ends the sessions', async () => {
    const asha = browserAt(desk)
    await asha.ask('accept-invitation', accept(await inviteAsha()))
    const administrator = await signedIn(desk, 'administrator')
    const { link } = await administrator.ask('invite', { body: { email: 'asha@example.com', role: 'administrator' } })
    const again = browserAt(desk)
    const { staff } = await again.ask('accept-invitation', accept(link.split('/').at(-1) ?? '', 'another-password'))
    expect(staff).toMatchObject({ email: 'asha@example.com', role: 'editor' })
    expect(await asha.refused('session', {})).toEqual(['signed-out', expect.any(String)])
    expect((await asha.signIn('asha@example.com', password)).json().code).toBe('wrong-credentials')
    expect((await asha.signIn(' ASHA@example.com', 'another-password')).statusCode).toBe(200)
  })

  test('the cookie is sent to the desk only, and scripts cannot read it', async () => {
    await signedIn(desk, 'viewer')
    const answer = await browserAt(desk).signIn('viewer@example.com', password)
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: 'desk_session', path: '/admin', httpOnly: true, sameSite: 'Strict' }),
    ])
    expect(answer.headers['cache-control']).toBe('no-store')
    const secure = await desk.app.inject({
      method: 'POST',
      url: '/admin/api/session',
      payload: { email: 'viewer@example.com', password },
      headers: { 'x-forwarded-proto': 'https' },
    })
    expect(secure.cookies).toEqual([
      expect.objectContaining({ name: '__Host-desk_session', path: '/', secure: true, sameSite: 'Strict' }),
    ])
  })

  test('an unknown e-mail and a wrong password get the same answer', async () => {
    await signedIn(desk, 'viewer')
    const wrong = await browserAt(desk).signIn('viewer@example.com', 'not-the-password')
    const unknown = await browserAt(desk).signIn('nobody@example.com', 'not-the-password')
    expect(wrong.json()).toEqual(unknown.json())
    expect(wrong.json().code).toBe('wrong-credentials')
  })

  test('guessing is rate-limited, and the owner can still sign in from elsewhere', async () => {
    await signedIn(desk, 'viewer')
    const guesser = browserAt(desk)
    const codes: string[] = []
    for (let round = 0; round < 12; round++) {
      codes.push((await guesser.signIn('viewer@example.com', `guess-${round}`)).json().code)
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('wrong-credentials'))
    expect(codes.slice(10)).toEqual(['too-many-requests', 'too-many-requests'])
    expect((await browserAt(desk).signIn('viewer@example.com', password)).statusCode).toBe(200)
  })

  test('a session expires twelve hours after its last use', async () => {
    const viewer = await signedIn(desk, 'viewer')
    desk.clock.ahead += 11 * hour
    await viewer.ask('session', {})
    desk.clock.ahead += 11 * hour
    await viewer.ask('session', {})
    desk.clock.ahead += 12 * hour
    expect(await viewer.refused('session', {})).toEqual(['signed-out', 'Sign in first'])
  })

  test('signing out ends the session, not only the cookie', async () => {
    const { cookies } = await browserAt(desk).signIn((await signedIn(desk, 'viewer')) && 'viewer@example.com', password)
    const cookie = `desk_session=${cookies[0]?.value}`
    const session = () => desk.app.inject({ url: '/admin/api/session', headers: { cookie } })
    expect((await session()).statusCode).toBe(200)
    await desk.app.inject({ method: 'DELETE', url: '/admin/api/session', headers: { cookie } })
    expect((await session()).statusCode).toBe(401)
  })

  test('a player’s session opens nothing here', async () => {
    const answer = await desk.app.inject({ url: '/admin/api/session', headers: { authorization: 'Bearer abc' } })
    expect(answer.statusCode).toBe(401)
  })

  test('being blocked or losing permissions ends the sessions', async () => {
    const administrator = await signedIn(desk, 'administrator')
    const [publisher, editor] = [await signedIn(desk, 'publisher'), await signedIn(desk, 'editor')]
    const { staff } = await administrator.ask('staff', {})
    const idOf = (role: string) => staff.find((one) => one.role === role)?.id ?? ''
    await administrator.ask('change-staff', { body: { id: idOf('publisher'), role: 'viewer' } })
    await administrator.ask('change-staff', { body: { id: idOf('editor'), blocked: true } })
    for (const browser of [publisher, editor]) expect((await browser.refused('session', {}))[0]).toBe('signed-out')
    expect((await publisher.signIn('publisher@example.com', password)).json().staff.role).toBe('viewer')
    expect((await editor.signIn('editor@example.com', password)).json().code).toBe('user-blocked')
    expect((await administrator.ask('staff', {})).staff).toMatchObject([
      { name: 'administrator', lastSeenAt: expect.any(String) },
      { name: 'editor', blocked: true },
      { name: 'publisher', role: 'viewer', blocked: false },
    ])
  })

  test('each sees where they are signed in, and an administrator where a colleague is; any of it can be ended', async () => {
    const ada = await signedIn(desk, 'administrator', 'Ada')
    const ben = await signedIn(desk, 'editor', 'Ben')
    const laptop = browserAt(desk)
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0'
    await laptop.send('sign-in', {
      body: { email: 'ben@example.com', password },
      headers: { 'user-agent': userAgent, 'x-forwarded-for': '177.67.80.1' },
    })
    const id = (await ada.ask('staff', {})).staff.find(({ name }) => name === 'Ben')?.id ?? ''
    const own = async (who = ben) => (await who.ask('own-sessions', {})).sessions
    const ofBen = async () => (await ada.ask('staff-sessions', { query: { id } })).sessions
    desk.clock.ahead += 11 * hour
    await laptop.ask('session', {})
    desk.clock.ahead += 10_000
    await ben.ask('session', {})
    desk.clock.ahead += 2 * hour
    await ada.signIn('ada@example.com', password)
    const firefox = { device: 'Firefox on Windows', country: 'BR' }
    expect(await own()).toMatchObject([{ isCurrent: true }, firefox])
    expect((await ofBen()).filter(({ isCurrent }) => isCurrent)).toEqual([])

    const other = (await own()).find(({ isCurrent }) => !isCurrent)?.id ?? ''
    expect((await ada.refused('end-own-sessions', { body: { session: other } }))[0]).toBe('unknown-session')
    await ada.ask('end-staff-sessions', { body: { id, session: other } })
    expect((await laptop.refused('session', {}))[0]).toBe('signed-out')
    expect((await ada.refused('end-staff-sessions', { body: { id, session: other } }))[0]).toBe('unknown-session')
    expect(await own()).toHaveLength(1)
    await laptop.signIn('ben@example.com', password)
    await laptop.ask('end-own-sessions', { body: {} })
    expect((await ben.refused('session', {}))[0]).toBe('signed-out')
    await ada.ask('end-staff-sessions', { body: { id } })
    expect((await laptop.refused('session', {}))[0]).toBe('signed-out')
    expect(await ofBen()).toEqual([])
    expect((await ada.refused('staff-sessions', { query: { id: 'nobody' } }))[0]).toBe('unknown-staff')

    const { entries } = await ada.ask('audit', { query: {} })
    const ended = entries.filter(({ action }) => action === 'end-sessions').map(({ by, details }) => [by, details])
    expect(ended).toEqual([
      ['Ada', 'ben@example.com'],
      ['Ben', 'ben@example.com'],
      ['Ada', 'ben@example.com: Firefox on Windows'],
    ])
    const { events } = await ada.ask('security-events', { query: {} })
    expect(events.map(({ name, staff, details }) => [name, staff, details])).toEqual(
      expect.arrayContaining([
        ['sessions-ended', 'Ada', id],
        ['sessions-ended', 'Ben', id],
        ['session-ended', 'Ada', id],
      ]),
    )
  })

  test('the last administrator stays, even if two demote each other at once', async () => {
    const [one, other] = [await signedIn(desk, 'administrator', 'One'), await signedIn(desk, 'administrator', 'Other')]
    const { staff } = await one.ask('staff', {})
    const idOf = (name: string) => staff.find((member) => member.name === name)?.id ?? ''
    const answers = await Promise.all([
      one.send('change-staff', { body: { id: idOf('Other'), role: 'viewer' } }),
      other.send('change-staff', { body: { id: idOf('One'), blocked: true } }),
    ])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const standing = await desk.db
      .selectFrom('staff')
      .select('id')
      .where('role', '=', 'administrator')
      .where('blocked', '=', 0)
      .execute()
    expect(standing).toHaveLength(1)
    const administrator = await signedIn(desk, 'administrator', answers[0]?.statusCode === 200 ? 'One' : 'Other')
    const last = { body: { id: standing[0]?.id ?? '', role: 'editor' as const } }
    expect((await administrator.refused('change-staff', last))[0]).toBe('last-administrator')
  })
})
