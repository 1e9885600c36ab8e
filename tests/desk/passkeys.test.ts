import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mainly } from '../kernel/databases.ts'
import { softwarePasskey } from '../software-passkey.ts'
import { type Browser, browserAt, openTestDesk, password, signedIn, type TestDesk } from './test-desk.ts'
import { addApp } from './with-app.ts'
import { addPasskey, challengeOf, passkeySettings, site } from './with-passkey.ts'

const email = 'viewer@example.com'

describe.each(mainly('PostgreSQL'))('passkeys of the staff, on %s', (kind) => {
  let desk: TestDesk
  let viewer: Browser
  beforeEach(async () => {
    desk = await openTestDesk(kind, { environment: passkeySettings })
    viewer = await signedIn(desk, 'viewer')
  })
  afterEach(() => desk.close())

  test('a passkey is added after the password, and signs in without it', async () => {
    const passkey = await addPasskey(viewer)
    expect(passkey.recoveryCodes).toHaveLength(10)
    expect(await viewer.ask('factors', {})).toEqual({
      passkeys: [{ id: passkey.id, name: 'My laptop', addedAt: expect.any(String) }],
      recoveryCodesLeft: 10,
      isRequired: false,
    })
    const browser = browserAt(desk)
    const { challenge, rpId } = await browser.ask('passkey-challenge', {})
    expect(rpId).toBe(site.rpId)
    const { staff } = await browser.ask('sign-in-with-passkey', { body: passkey.sign({ ...site, challenge }) })
    expect(await browser.ask('session', {})).toEqual({ staff, tour: -1 })
    expect(staff.email).toBe(email)
    const events = await desk.db.selectFrom('security_events').select(['name', 'details']).execute()
    expect(events).toContainEqual({ name: 'factor-added', details: 'passkey' })
    expect(events).toContainEqual({ name: 'signed-in', details: 'passkey' })
  })

  test('the password alone does not sign in any more; it and a passkey do, also where a factor is required', async () => {
    const passkey = await addPasskey(viewer)
    const strict = await openTestDesk(kind, {
      beside: desk,
      environment: { ...passkeySettings, STAFF_SECOND_FACTOR: 'required' },
    })
    const browser = browserAt(strict)
    expect((await browser.signIn(email, password)).json().code).toBe('second-step-needed')
    const body = passkey.sign({ ...site, challenge: await challengeOf(browser) })
    await browser.ask('sign-in-with-passkey', { body })
    expect(await browser.ask('session', {})).not.toHaveProperty('needsFactor')
    await strict.close()
  })

  test('several passkeys and an app live side by side; the last one takes the recovery codes with it', async () => {
    const [laptop, phone] = [await addPasskey(viewer), await addPasskey(viewer, 'My phone')]
    expect(phone.recoveryCodes).toEqual([])
    await addApp(desk, viewer)
    expect((await viewer.ask('set-up-passkey', { body: { password } })).known).toEqual([laptop.id, phone.id])
    for (const { id } of [laptop, phone]) await viewer.ask('remove-passkey', { body: { id, password } })
    expect((await viewer.ask('factors', {})).recoveryCodesLeft).toBe(10)
    await viewer.ask('remove-authenticator', { body: { password } })
    expect(await viewer.ask('factors', {})).toEqual({ passkeys: [], recoveryCodesLeft: 0, isRequired: false })
    const body = laptop.sign({ ...site, challenge: await challengeOf(viewer) })
    expect((await viewer.refused('sign-in-with-passkey', { body }))[0]).toBe('passkey-refused')
  })

  test('each change needs the password, and the own passkey', async () => {
    const wrong = { password: 'not-the-password' }
    expect((await viewer.refused('set-up-passkey', { body: wrong }))[0]).toBe('password-wrong')
    const { id } = await addPasskey(viewer)
    expect((await viewer.refused('remove-passkey', { body: { id, ...wrong } }))[0]).toBe('password-wrong')
    const editor = await signedIn(desk, 'editor')
    expect((await editor.refused('remove-passkey', { body: { id, password } }))[0]).toBe('unknown-factor')
  })

  test('a passkey has one owner', async () => {
    const passkey = await addPasskey(viewer)
    const editor = await signedIn(desk, 'editor')
    const { challenge } = await editor.ask('set-up-passkey', { body: { password } })
    const body = { ...passkey.make({ ...site, challenge }), name: 'Mine' }
    expect((await editor.refused('add-passkey', { body }))[0]).toBe('factor-exists')
  })

  test('a page elsewhere is told where passkeys work', async () => {
    const answer = await desk.app.inject({
      method: 'POST',
      url: '/admin/api/session/passkey/challenge',
      headers: { host: 'localhost:4173', origin: 'http://localhost:4173' },
    })
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
      400,
      'passkeys-elsewhere',
      'Passkeys work at https://www.powerplay.example/admin/; open the admin there',
    ])
  })

  test('a blocked member does not sign in with a passkey', async () => {
    const passkey = await addPasskey(viewer)
    const { id } = (await viewer.ask('session', {})).staff
    const administrator = await signedIn(desk, 'administrator')
    await administrator.ask('change-staff', { body: { id, blocked: true } })
    const browser = browserAt(desk)
    const body = passkey.sign({ ...site, challenge: await challengeOf(browser) })
    expect((await browser.refused('sign-in-with-passkey', { body }))[0]).toBe('user-blocked')
  })

  test('a challenge ends after five minutes', async () => {
    const passkey = await addPasskey(viewer)
    const challenge = await challengeOf(viewer)
    desk.clock.ahead += 5 * 60_000
    const body = passkey.sign({ ...site, challenge })
    expect((await viewer.refused('sign-in-with-passkey', { body }))[0]).toBe('passkey-refused')
    const { challenge: late } = await viewer.ask('set-up-passkey', { body: { password } })
    desk.clock.ahead += 5 * 60_000
    const made = { ...softwarePasskey().make({ ...site, challenge: late }), name: 'Late' }
    expect((await viewer.refused('add-passkey', { body: made }))[0]).toBe('passkey-refused')
  })
})
