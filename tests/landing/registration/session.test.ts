import { describe, expect, test } from 'vitest'
import { createRegistrationStore } from '../../../src/landing/registration/store.ts'
import { createFakeBrowser } from './fake-browser.ts'
import { answer, createFakePort, failure, held, noResponse, token } from './fake-port.ts'
import { entered, signedInBrowser, visitorOf } from './visitor.ts'

const signedOut = failure(401, { location: 'token', reason: 'unauthorized' })

/** A player whose session began on an earlier page, with the calls of this page. */
function playerOf({ isExpired = false, browser = signedInBrowser({ isExpired }) } = {}) {
  const visitor = visitorOf({ browser })
  const { ask, read, state } = createRegistrationStore(visitor.setup)
  const readProfile = () => read('profile', {}, { isFresh: true })
  const shown = () => state().notices.flatMap(({ messages }) => messages.map((one) => 'id' in one && one.id))
  return { ...visitor, ask, readProfile, shown }
}

describe('a call of the player', () => {
  test('answered with 401 refreshes the session and is retried once', async () => {
    const { readProfile, next, sentTo } = playerOf()
    next('profile', signedOut)
    expect(await readProfile()).toMatchObject({ kind: 'answer', content: { id: 'player' } })
    expect(sentTo('refresh')).toHaveLength(1)
    expect(sentTo('profile').map(({ headers }) => headers['Authorization'])).toEqual(['Bearer old', 'Bearer renewed'])
  })

  test('refreshes an expired session first', async () => {
    const { readProfile, sent } = playerOf({ isExpired: true })
    await readProfile()
    expect(sent.map(({ name, headers }) => [name, headers['Authorization']])).toEqual([
      ['refresh', undefined],
      ['profile', 'Bearer renewed'],
    ])
  })

  test('sends a stored refresh token, but none that is in a cookie', async () => {
    const kept = playerOf({ isExpired: true })
    await kept.readProfile()
    expect(kept.sentTo('refresh')[0]?.body).toEqual({ refresh_token: 'kept-refresh' })
    const browser = createFakeBrowser()
    browser.cookies.set('signed_in', { value: '1', seconds: 60 })
    const inCookie = playerOf({ browser })
    await inCookie.readProfile()
    expect(inCookie.sentTo('refresh')[0]?.body).toEqual({})
  })

  test('refused after the refresh ends the session and is not sent a third time', async () => {
    const { readProfile, next, sentTo, storage, cookies } = playerOf()
    next('profile', signedOut, signedOut)
    expect(await readProfile()).toMatchObject({ kind: 'failure', status: 401 })
    expect(sentTo('profile')).toHaveLength(2)
    expect(sentTo('refresh')).toHaveLength(1)
    expect(storage.has('tokens')).toBe(false)
    expect(cookies.has('access_token')).toBe(false)
  })

  test.each([
    ['expired', true],
    ['refused', false],
  ])('shares one refresh with concurrent calls whose session was %s', async (_, isExpired) => {
    const { ask, next, sentTo } = playerOf({ isExpired })
    const slow = held()
    next('refresh', slow.result)
    if (!isExpired) next('player-activity', signedOut, signedOut, signedOut)
    const note = () => ask('player-activity', { body: { player_uuid: 'p', action: 'login', partner_url: 'u' } })
    const all = [note(), note(), note()]
    await expect.poll(() => sentTo('refresh').length).toBe(1)
    slow.come(answer({ ...token, access_token: 'renewed' }))
    expect((await Promise.all(all)).map(({ kind }) => kind)).toEqual(['answer', 'answer', 'answer'])
    expect(sentTo('refresh')).toHaveLength(1)
    expect(sentTo('player-activity')).toHaveLength(isExpired ? 3 : 6)
  })

  test('takes at least 200 ms, so that it is visible', async () => {
    const { readProfile, happened } = playerOf()
    await readProfile()
    expect(happened).toEqual(['wait 200'])
  })
})

test('a call without a session is not refreshed', async () => {
  const visitor = visitorOf()
  visitor.next('login', signedOut)
  await visitor.registration.signIn(entered())
  expect(visitor.sentTo('refresh')).toEqual([])
  expect(visitor.sentTo('login')).toHaveLength(1)
})

describe('a refresh', () => {
  const waits = (happened: readonly string[]) => happened.filter((one) => one === 'wait 5000')

  test('answered with 429 waits for five seconds, at most three times', async () => {
    const visitor = playerOf({ isExpired: true })
    visitor.next('refresh', ...Array.from({ length: 4 }, () => failure(429)))
    await visitor.readProfile()
    expect(visitor.sentTo('refresh')).toHaveLength(4)
    expect(waits(visitor.happened)).toHaveLength(3)
    expect(visitor.storage.has('tokens')).toBe(false)
    expect(visitor.shown()).toEqual([])
  })

  test('that succeeds after a wait lets the call continue', async () => {
    const visitor = playerOf({ isExpired: true })
    visitor.next('refresh', failure(429))
    await visitor.readProfile()
    expect(waits(visitor.happened)).toHaveLength(1)
    expect(visitor.sentTo('profile')[0]?.headers['Authorization']).toBe('Bearer renewed')
  })

  test.each([
    [500, ['ui.notice.session-refresh']],
    [503, ['ui.notice.session-refresh']],
    [401, []],
    [400, []],
  ])('that fails with %d ends the session and shows %j', async (status, expected) => {
    const visitor = playerOf({ isExpired: true })
    visitor.next('refresh', failure(status))
    await visitor.readProfile()
    expect(visitor.storage.has('tokens')).toBe(false)
    expect(visitor.shown()).toEqual(expected)
  })

  test('without a response does not end the session', async () => {
    const visitor = playerOf()
    visitor.next('refresh', noResponse)
    visitor.next('profile', signedOut)
    await visitor.readProfile()
    expect(visitor.storage.has('tokens')).toBe(true)
  })
})

describe('a session that is refused right after the registration', () => {
  test.each([400, 401, 503])('and cannot be refreshed (%d) is not welcomed', async (status) => {
    const visitor = visitorOf()
    await visitor.registration.dialogOpened('registration')
    visitor.next('profile', signedOut)
    visitor.next('refresh', failure(status))
    await visitor.registration.register(entered())
    expect(visitor.shown()).not.toContain('ui.notice.welcome')
    expect(visitor.shown().at(-1)).toBe('ui.notice.signed-out')
    expect(visitor.happened.filter((one) => one.startsWith('navigate'))).toEqual([])
    expect(visitor.state().flow).toEqual({ kind: 'idle' })
  })

  test('is welcomed if it can', async () => {
    const visitor = visitorOf()
    await visitor.registration.dialogOpened('registration')
    visitor.next('profile', signedOut)
    await visitor.registration.register(entered())
    expect(visitor.shown()).toEqual(['ui.notice.welcome'])
  })

  test('a token that has just arrived is used, though the clock of the device is fast', async () => {
    const visitor = visitorOf()
    await visitor.registration.dialogOpened('sign-in')
    visitor.next('login', answer({ token: { ...token, expires_in: 1_799_999_999 }, redirect_url: '' }))
    await visitor.registration.signIn(entered())
    expect(visitor.sentTo('profile')[0]?.headers['Authorization']).toBe('Bearer access')
  })
})

describe('every call', () => {
  test('sends the language, and the device fingerprint if known', async () => {
    const browser = createFakeBrowser()
    browser.storage.set('fingerprint', 'device-1')
    const { registration, sent } = visitorOf({ browser, landing: { locale: 'pt' } })
    await registration.dialogOpened('registration')
    const [first] = sent
    expect(first?.headers).toMatchObject({ 'Accept-Language': 'pt-br', 'Device-Fingerprint': 'device-1' })
  })

  test('about bonuses sends its path', async () => {
    const { registration, sentTo } = visitorOf()
    await registration.dialogOpened('registration')
    const [bonuses] = sentTo('welcome-bonuses')
    expect(bonuses?.headers['Content-Location']).toMatch(/^bonus-management\//)
    expect(bonuses?.headers['Device-Fingerprint']).toBeUndefined()
  })
})

test('the fake port returns queued responses in order, then the default', async () => {
  const { port, next } = createFakePort()
  next('logout', failure(500), noResponse)
  const kinds = [
    await port.call('logout', {}, {}),
    await port.call('logout', {}, {}),
    await port.call('logout', {}, {}),
  ]
  expect(kinds.map(({ kind }) => kind)).toEqual(['failure', 'no-response', 'answer'])
})
