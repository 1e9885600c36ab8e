import { describe, expect, test } from 'vitest'
import { answer, failure, held, token } from './fake-port.ts'
import { entered, visitorOf } from './visitor.ts'

const redirect = 'https://www.powerplay.example/casino/slots?x=1'

async function openedVisitor(changes: Parameters<typeof visitorOf>[0] = {}, dialog = 'registration') {
  const visitor = visitorOf(changes)
  await visitor.registration.dialogOpened(dialog)
  visitor.sent.length = 0
  visitor.happened.length = 0
  return visitor
}

describe('a registration that succeeds', () => {
  test('sends the values of the open tab, with the form id', async () => {
    const { registration, sentTo, state } = await openedVisitor()
    const formId = state().dialog?.formId
    await registration.register(entered())
    expect(sentTo('registration')[0]?.body).toMatchObject({
      username: 'a@example.com',
      password: 'correct-horse',
      bonus_id: 102,
      currency: 'INR',
      set_deposit_modal_type: true,
      type: '1',
      form_id: formId,
      landing: 'aviator-1',
      locale: 'hi',
    })
  })

  test('stores the session, the event and the redirect', async () => {
    const { registration, next, cookies, storage, tab } = await openedVisitor()
    next('registration', answer({ data: { id: 'p', username: 'a' }, token, redirect_url: redirect }))
    await registration.register(entered())
    expect(cookies.get('access_token')).toEqual({ value: 'access', seconds: 900 })
    expect(cookies.get('newReg')).toEqual({ value: 'true', seconds: 3600 })
    expect(JSON.parse(storage.get('tokens') ?? '')).toEqual(token)
    expect(storage.get('action')).toBe('register')
    expect(storage.get('event_place')).toBe('after_reg')
    expect(storage.get('redirect_url')).toBe(`${redirect}&redirect_event_place=after_reg`)
    expect(tab.size).toBe(0)
  })

  test('uses up the captcha token: the next form needs a new one', async () => {
    const { registration, sentTo, state } = await openedVisitor()
    registration.captchaSolved('solved')
    await registration.register(entered())
    expect(sentTo('registration').map(({ body }) => body['captcha-token'])).toEqual(['solved'])
    expect(state().captcha).toMatchObject({ token: null, needReset: true })
  })

  test('does not store a refresh token that is in the server’s cookie', async () => {
    const { registration, next, storage } = await openedVisitor()
    const { refresh_token: _, ...rest } = token
    next('registration', answer({ data: { id: 'p', username: 'a' }, token: rest }))
    await registration.register(entered())
    expect(storage.has('tokens')).toBe(false)
  })

  test('loads the profile and records the sign-in, as the player', async () => {
    const { registration, state, sentTo } = await openedVisitor()
    await registration.register(entered())
    expect(state().session.profile).toEqual({ id: 'player', name: 'Asha' })
    expect(sentTo('profile')[0]?.headers['Authorization']).toBe('Bearer access')
    expect(sentTo('player-activity')[0]?.body).toEqual({
      player_uuid: 'player',
      action: 'login',
      partner_url: 'https://landing.example/new-promo-ipl/aviator-1',
    })
  })

  test('closes the dialog, shows a notice, and redirects after 100 ms', async () => {
    const { registration, happened, shown } = await openedVisitor({ address: 'https://landing.example/a?value_1=o1' })
    await registration.register(entered())
    const onward = 'navigate https://www.powerplay.example/hi/casino/aviator?value_1=o1&welcomeme=1&newReg=true'
    expect(happened.slice(-3)).toEqual(['close dialogs', 'wait 100', onward])
    expect(shown()).toEqual(['ui.notice.welcome'])
  })

  test('follows the response’s redirect only if it is trusted', async () => {
    const trusted = await openedVisitor()
    trusted.next('registration', answer({ data: { id: 'p', username: 'a' }, token, redirect_url: redirect }))
    await trusted.registration.register(entered())
    expect(trusted.happened.at(-1)).toContain(`navigate ${redirect}`)
    const strange = await openedVisitor()
    const elsewhere = 'https://www.powerplay.example.evil.test/'
    strange.next('registration', answer({ data: { id: 'p', username: 'a' }, token, redirect_url: elsewhere }))
    await strange.registration.register(entered())
    expect(strange.happened.at(-1)).toContain('navigate https://www.powerplay.example/hi/casino/aviator')
    expect(strange.storage.has('redirect_url')).toBe(false)
  })

  test('continues if the profile cannot be loaded', async () => {
    const { registration, next, happened, sentTo } = await openedVisitor()
    next('profile', failure(500))
    await registration.register(entered())
    expect(sentTo('player-activity')).toEqual([])
    expect(happened.at(-1)).toContain('navigate')
  })

  test('leads to another landing if the record says so', async () => {
    const afterSuccess = { kind: 'landing', slug: 'successAuthorization' } as const
    const { registration, happened } = await openedVisitor({ landing: { afterSuccess } })
    await registration.register(entered())
    expect(happened.slice(-2)).toEqual(['close dialogs', 'navigate /new-promo-ipl/hi/successAuthorization'])
  })

  test('leads to another dialog if the record says so', async () => {
    const { registration, happened } = await openedVisitor({
      landing: { afterSuccess: { kind: 'dialog', dialog: 'thanks' } },
    })
    await registration.register(entered())
    expect(happened.slice(-2)).toEqual(['close dialogs', 'open thanks'])
  })

  test('without a session in the response is a failure', async () => {
    const { registration, next, shown, happened } = await openedVisitor()
    next('registration', answer({ data: { id: 'p', username: 'a' }, token: {} }))
    await registration.register(entered())
    expect(shown()).toEqual(['ui.notice.something-wrong'])
    expect(happened.join()).not.toContain('navigate')
  })

  test('with phone and e-mail goes to the gateway, with a CSRF token', async () => {
    const { registration, sentTo } = await openedVisitor({ landing: { registrationType: 2 } })
    await registration.register(entered({}, 'none'))
    const [sent] = sentTo('user-registration')
    expect(sent?.headers['X-CSRF-TOKEN']).toBe('csrf')
    expect(sent?.body).toMatchObject({ type: '2', username: 'a@example.com', phone: '+919876543210' })
  })

  test('ignores a phone number on a closed tab', async () => {
    const { registration, sentTo } = await openedVisitor({ landing: { registrationType: 2 } })
    await registration.register(entered({}, 'email'))
    expect(sentTo('user-registration')).toEqual([])
    expect(sentTo('registration')[0]?.body).toMatchObject({ type: '1', username: 'a@example.com' })
  })

  test('without a CSRF token is still sent', async () => {
    const { registration, sentTo, next } = await openedVisitor({ landing: { registrationType: 2 } })
    next('csrf-token', failure(500))
    await registration.register(entered({}, 'none'))
    expect(sentTo('user-registration')[0]?.headers['X-CSRF-TOKEN']).toBe('')
  })
})

describe('one click', () => {
  const made = answer({ data: { id: 'p', username: 'user-1', password: 'made-up' }, token })

  test('shows the credentials, and continues when they are confirmed', async () => {
    const { registration, next, state, happened, sentTo } = await openedVisitor()
    next('registration', made)
    await registration.register(entered({ password: '', repeat_password: '' }, 'one-click'))
    expect(sentTo('registration')[0]?.body).toMatchObject({ username: '', type: '1' })
    expect(state().flow).toMatchObject({ kind: 'credentials', username: 'user-1', password: 'made-up' })
    expect(happened.join()).not.toContain('navigate')
    await registration.goOn()
    expect(state().flow.kind).toBe('arrived')
    expect(happened.at(-1)).toContain('navigate')
  })

  test('also continues when the dialog is closed', async () => {
    const { registration, next, happened } = await openedVisitor()
    next('registration', made)
    await registration.register(entered({}, 'one-click'))
    registration.dialogClosed('registration')
    await Promise.resolve()
    expect(happened.slice(-2)).toEqual(['wait 100', expect.stringContaining('navigate')])
  })
})

describe('a submission', () => {
  test('is sent once, even if the button is pressed twice', async () => {
    const { registration, next, sentTo, state } = await openedVisitor()
    const slow = held()
    next('registration', slow.result)
    const first = registration.register(entered())
    await registration.register(entered())
    expect(state().flow).toEqual({ kind: 'sending', what: 'registration' })
    slow.come(failure(500))
    await first
    expect(sentTo('registration')).toHaveLength(1)
    expect(state().flow).toEqual({ kind: 'idle' })
  })

  describe('before the captcha is solved', () => {
    const settings = answer({ captcha_site_key: 'key', captcha_provider: 'own', google_client_id: '' })

    test('is sent once it is solved', async () => {
      const visitor = visitorOf()
      visitor.next('additional-settings', settings)
      await visitor.registration.dialogOpened('registration')
      const sent = visitor.registration.register(entered())
      expect(visitor.sentTo('registration')).toEqual([])
      visitor.registration.captchaSolved('solved')
      await sent
      expect(visitor.sentTo('registration').map(({ body }) => body['captcha-token'])).toEqual(['solved'])
    })

    test('is dropped if the dialog is closed', async () => {
      const visitor = visitorOf()
      visitor.next('additional-settings', settings)
      await visitor.registration.dialogOpened('registration')
      const sent = visitor.registration.register(entered())
      visitor.registration.dialogClosed('registration')
      await sent
      expect(visitor.sentTo('registration')).toEqual([])
      expect(visitor.state().flow).toEqual({ kind: 'idle' })
    })
  })

  test('clears the notices of the one before', async () => {
    const { registration, next, shown } = await openedVisitor()
    next('registration', failure(500), failure(409, { msg: 'The user already exist' }))
    await registration.register(entered())
    expect(shown()).toEqual(['ui.notice.something-wrong'])
    await registration.register(entered())
    expect(shown()).toEqual(['ui.notice.user-exists'])
  })
})

describe('a registration that fails', () => {
  test.each([
    [409, { location: 'username', reason: 'badRequest', msg: 'The user already exist' }, ['ui.notice.user-exists']],
    [403, { msg: 'This resource is not accessible from your country.' }, ['ui.notice.country-blocked']],
    [403, { msg: 'Invalid argument provided for username' }, ['ui.notice.user-blocked']],
    [400, { location: 'phone', reason: 'badRequest', msg: 'Bad number' }, ['Bad number']],
    [500, {}, ['ui.notice.something-wrong']],
  ])('with %d %j shows %j', async (status, error, expected) => {
    const { registration, next, shown, happened, cookies } = await openedVisitor()
    next('registration', failure(status, error))
    await registration.register(entered())
    expect(shown()).toEqual(expected)
    expect(happened.join()).not.toContain('navigate')
    expect(cookies.has('access_token')).toBe(false)
  })

  test('because the address is forbidden ends the session', async () => {
    const { registration, next, shown, cookies } = await openedVisitor()
    cookies.set('access_token', { value: 'old', seconds: 1 })
    next('registration', failure(401, { location: 'ip', reason: 'forbidden' }))
    await registration.register(entered())
    expect(cookies.has('access_token')).toBe(false)
    expect(shown()).toEqual([])
  })

  test.each([
    [403, { code: 'invalid-input-response', msg: 'No' }],
    [403, { code: 'timeout-or-duplicate', msg: 'No' }],
    [422, { location: 'email', reason: 'badRequest', msg: 'No' }],
    [409, { location: 'username', reason: 'badRequest', msg: 'The user already exist' }],
  ])('with %d %j uses up the captcha token and resets the captcha', async (status, error) => {
    const { registration, next, state } = await openedVisitor()
    registration.captchaSolved('solved')
    next('registration', failure(status, error))
    await registration.register(entered())
    expect(state().captcha).toMatchObject({ token: null, needReset: true })
    registration.captchaSolved('again')
    expect(state().captcha).toMatchObject({ token: 'again', needReset: false })
  })

  test('because the form id was used with other content gets a new form id', async () => {
    const { registration, next, sentTo } = await openedVisitor()
    next('registration', failure(409, { code: 'form-reused', location: 'form_id', reason: 'duplicate', msg: 'Sent' }))
    await registration.register(entered())
    await registration.register(entered())
    const [first, second] = sentTo('registration').map(({ body }) => body['form_id'])
    expect(second).not.toBe(first)
  })
})

describe('a sign-in', () => {
  test('goes to the gateway, and records a login', async () => {
    const { registration, sentTo, storage, cookies, happened } = await openedVisitor({}, 'sign-in')
    await registration.signIn(entered({}, 'phone'))
    const [sent] = sentTo('login')
    expect(sent?.headers['X-CSRF-TOKEN']).toBe('csrf')
    expect(sent?.body).toMatchObject({ username: '+919876543210', password: 'correct-horse', landing: 'aviator-1' })
    expect(storage.get('action')).toBe('login')
    expect(storage.get('event_place')).toBe('after_login')
    expect(cookies.has('newReg')).toBe(false)
    expect(happened.at(-1)).toBe('navigate https://www.powerplay.example/hi/casino/aviator?welcomeme=1')
  })

  test('that is refused shows a notice and stays on the form', async () => {
    const { registration, next, shown, state } = await openedVisitor({}, 'sign-in')
    const error = { code: 'wrong-credentials', location: 'username', reason: 'badRequest', msg: 'Wrong' }
    next('login', failure(401, error))
    await registration.signIn(entered())
    expect(shown()).toEqual(['ui.notice.wrong-credentials'])
    expect(state().flow).toEqual({ kind: 'idle' })
  })
})

describe('a password recovery', () => {
  test('ends on the home page, a second after it is seen that it succeeded', async () => {
    const { registration, sentTo, shown, happened } = visitorOf()
    await registration.recoverPassword('from-the-mail', 'battery-staple')
    expect(sentTo('recover-password')[0]?.body).toEqual({
      recovery_token: 'from-the-mail',
      password: 'battery-staple',
      repeat_password: 'battery-staple',
    })
    expect(shown()).toEqual(['ui.notice.password-restored'])
    expect(happened.slice(-4)).toEqual(['close dialogs', 'see the success', 'wait 1000', 'navigate /new-promo-ipl/hi/'])
  })

  test('is requested, and closes the dialog with a notice', async () => {
    const { registration, sentTo, shown, happened } = await openedVisitor({}, 'reset-password')
    await registration.requestReset(entered())
    expect(sentTo('request-recovery')[0]?.body).toEqual({
      username: 'a@example.com',
      landing: 'aviator-1',
      locale: 'hi',
    })
    expect(happened).toContain('close dialogs')
    expect(shown()).toEqual(['ui.notice.recovery-sent'])
  })
})

describe('Google', () => {
  const google = { token: 'google-token', nonce: 'nonce' }

  test.each([
    [true, 'register', 'after_reg'],
    [false, 'login', 'after_login'],
  ])('with register %j in the response records %s', async (register, action, place) => {
    const { registration, next, sentTo, storage, state } = await openedVisitor()
    const formId = state().dialog?.formId
    next('registration-google', answer({ register, token }))
    await registration.continueWithGoogle(entered(), google)
    expect(sentTo('registration-google')[0]?.body).toMatchObject({
      token: 'google-token',
      nonce: 'nonce',
      application_type: 'browser',
      form_id: formId,
    })
    expect([storage.get('action'), storage.get('event_place')]).toEqual([action, place])
  })

  test('is asked with a new nonce of the server each time', async () => {
    const { registration, next } = await openedVisitor()
    next('google-nonce', answer({ nonce: 'one' }), answer({ nonce: 'two' }))
    expect([await registration.askGoogleNonce(), await registration.askGoogleNonce()]).toMatchObject([
      { nonce: 'one' },
      { nonce: 'two' },
    ])
  })

  test('is not asked without a nonce, and the visitor learns why', async () => {
    const { registration, next, shown } = await openedVisitor()
    next('google-nonce', { kind: 'no-response' })
    expect(await registration.askGoogleNonce()).toBeUndefined()
    expect(shown()).toEqual(['ui.notice.no-connection'])
  })
})

test('logging out ends the session and goes to the home page, even if the server fails', async () => {
  const { registration, next, storage, cookies, happened, state } = await openedVisitor()
  await registration.register(entered())
  for (const name of ['no_deposit_dialog', 'id', 'hash']) cookies.set(name, { value: '1', seconds: 1 })
  next('logout', failure(500))
  await registration.logOut()
  expect(state().session.profile).toBeNull()
  expect(storage.has('tokens')).toBe(false)
  expect([...cookies.keys()]).toEqual(['newReg'])
  expect(happened.at(-1)).toBe('navigate /new-promo-ipl/hi/')
})
