import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../authenticator-app.ts'
import { mainly } from '../kernel/databases.ts'
import { mailsIn } from '../mails.ts'
import { type Browser, browserAt, openTestDesk, password, signedIn, type TestDesk } from './test-desk.ts'
import { addApp } from './with-app.ts'

const minute = 60_000
const email = 'viewer@example.com'

describe.each(mainly('PostgreSQL'))('second factors of the staff, on %s', (kind) => {
  let desk: TestDesk
  let viewer: Browser
  beforeEach(async () => {
    desk = await openTestDesk(kind)
    viewer = await signedIn(desk, 'viewer')
  })
  afterEach(() => desk.close())

  /** A browser that has done the first step. */
  const afterPassword = async () => {
    const browser = browserAt(desk)
    expect((await browser.signIn(email, password)).json().code).toBe('second-step-needed')
    return browser
  }
  const finish = async (browser: Browser, code: string) => {
    const answer = await browser.send('finish-sign-in', { body: { code } })
    return answer.statusCode === 200 ? 'signed in' : answer.json().code
  }
  const nextMail = async (subject: string) => {
    const mails = () => mailsIn(path.join(desk.folder, 'outbox'), email).filter((text) => text.includes(subject))
    await expect.poll(mails).toHaveLength(1)
  }
  const events = async () =>
    (await desk.db.selectFrom('security_events').select(['name', 'details']).orderBy('at').execute()).map(
      ({ name, details }) => `${name} ${details}`.trim(),
    )

  test('an app is added with a code of it, and is then asked for after the password', async () => {
    const app = await addApp(desk, viewer)
    expect(await viewer.ask('factors', {})).toMatchObject({
      authenticator: { addedAt: expect.any(String) },
      recoveryCodesLeft: 10,
      isRequired: false,
    })
    const browser = await afterPassword()
    expect(await browser.refused('session', {})).toEqual(['signed-out', 'Sign in first'])
    expect(await finish(browser, app.nextCode())).toBe('signed in')
    expect((await browser.ask('session', {})).staff.email).toBe(email)
    expect(await events()).toEqual(
      expect.arrayContaining([
        'factor-added authenticator',
        'signed-in password',
        'second-step-asked POST /admin/api/session',
        'signed-in authenticator',
      ]),
    )
    await nextMail('A second factor was added')
  })

  test('the QR code says whose key it is', async () => {
    const { key, address } = await viewer.ask('set-up-authenticator', {})
    const { protocol, host, pathname, searchParams } = new URL(address)
    expect([protocol, host, decodeURIComponent(pathname)]).toEqual(['otpauth:', 'totp', `/Testplay:${email}`])
    expect(Object.fromEntries(searchParams)).toEqual({ secret: key, issuer: 'Testplay' })
  })

  test('a code is good once, also the one with which the app was added, and none before it', async () => {
    const app = await addApp(desk, viewer)
    expect(await finish(await afterPassword(), app.code)).toBe('factor-wrong')
    const [before, code] = [app.nextCode(), app.nextCode()]
    expect(await finish(await afterPassword(), code)).toBe('signed in')
    expect(await finish(await afterPassword(), code)).toBe('factor-wrong')
    expect(await finish(await afterPassword(), before)).toBe('factor-wrong')
  })

  test('a first step leads to one session, within ten minutes', async () => {
    const app = await addApp(desk, viewer)
    const browser = await afterPassword()
    const stolen = browser.cookie()
    expect(await finish(browser, app.nextCode())).toBe('signed in')
    const thief = await browser.send('finish-sign-in', { body: { code: app.nextCode() }, headers: { cookie: stolen } })
    expect(thief.json().code).toBe('second-step-expired')
    const late = await afterPassword()
    desk.clock.ahead += 10 * minute
    expect(await finish(late, app.nextCode())).toBe('second-step-expired')
    expect(await finish(browserAt(desk), app.nextCode())).toBe('second-step-expired')
  })

  test('a recovery code is good once, however it is written', async () => {
    const { recoveryCodes } = await addApp(desk, viewer)
    const [first = '', second = ''] = recoveryCodes
    expect(await finish(await afterPassword(), first)).toBe('signed in')
    expect(await finish(await afterPassword(), first)).toBe('factor-wrong')
    expect(await finish(await afterPassword(), ` ${second.toUpperCase().replaceAll('-', ' ')}`)).toBe('signed in')
    expect((await viewer.ask('factors', {})).recoveryCodesLeft).toBe(8)
    const made = await viewer.ask('make-recovery-codes', { body: { password } })
    expect(new Set([...made.recoveryCodes, ...recoveryCodes]).size).toBe(20)
    expect(await finish(await afterPassword(), recoveryCodes[2] ?? '')).toBe('factor-wrong')
    expect(await finish(await afterPassword(), made.recoveryCodes[0] ?? '')).toBe('signed in')
    await nextMail('New recovery codes were made')
    await expect
      .poll(() =>
        mailsIn(path.join(desk.folder, 'outbox'), email).filter((text) => text.includes('with a recovery code')),
      )
      .toHaveLength(3)
  })

  test('each change needs the password, and its own session', async () => {
    const { token, key } = await viewer.ask('set-up-authenticator', {})
    const code = () => codeOf(key, Date.now() + desk.clock.ahead)
    const wrong = { password: 'not-the-password' }
    expect((await viewer.refused('add-authenticator', { body: { token, code: code(), ...wrong } }))[0]).toBe(
      'password-wrong',
    )
    const editor = await signedIn(desk, 'editor')
    const foreign = { body: { token, code: code(), password } }
    expect((await editor.refused('add-authenticator', foreign))[0]).toBe('set-up-expired')
    await addApp(desk, viewer)
    expect((await viewer.refused('remove-authenticator', { body: wrong }))[0]).toBe('password-wrong')
    expect((await viewer.refused('make-recovery-codes', { body: wrong }))[0]).toBe('password-wrong')
    expect(await viewer.ask('factors', {})).toMatchObject({ authenticator: {}, recoveryCodesLeft: 10 })
  })

  test('an app is refused with a wrong code, after a quarter of an hour, and beside another one', async () => {
    const { token, key } = await viewer.ask('set-up-authenticator', {})
    const send = (code: string) => viewer.refused('add-authenticator', { body: { token, code, password } })
    const wrong = codeOf(key, Date.now() + 60 * minute)
    expect((await send(wrong))[0]).toBe('factor-wrong')
    desk.clock.ahead += 15 * minute
    expect((await send(codeOf(key, Date.now() + desk.clock.ahead)))[0]).toBe('set-up-expired')
    await addApp(desk, viewer)
    const other = await viewer.ask('set-up-authenticator', {})
    const code = codeOf(other.key, Date.now() + desk.clock.ahead)
    expect((await viewer.refused('add-authenticator', { body: { token: other.token, code, password } }))[0]).toBe(
      'factor-exists',
    )
  })

  test('adding a factor ends the sessions that began without it', async () => {
    const elsewhere = browserAt(desk)
    await elsewhere.signIn(email, password)
    await addApp(desk, viewer)
    expect((await elsewhere.refused('session', {}))[0]).toBe('signed-out')
    await viewer.ask('session', {})
  })

  test('without the app the password suffices again, and recovery codes are void', async () => {
    await addApp(desk, viewer)
    await viewer.ask('remove-authenticator', { body: { password } })
    expect(await viewer.ask('factors', {})).toEqual({ passkeys: [], recoveryCodesLeft: 0, isRequired: false })
    expect((await browserAt(desk).signIn(email, password)).statusCode).toBe(200)
    expect((await viewer.refused('remove-authenticator', { body: { password } }))[0]).toBe('unknown-factor')
    expect((await viewer.refused('make-recovery-codes', { body: { password } }))[0]).toBe('unknown-factor')
    await nextMail('A second factor was removed')
  })

  test('an administrator resets the factors of a colleague, who is told', async () => {
    const app = await addApp(desk, viewer)
    const waiting = await afterPassword()
    const administrator = await signedIn(desk, 'administrator')
    const { staff } = await administrator.ask('staff', {})
    const colleague = staff.find((one) => one.email === email)
    expect(staff.map(({ role, hasFactor }) => [role, hasFactor])).toEqual([
      ['administrator', false],
      ['viewer', true],
    ])
    await administrator.ask('reset-factors', { body: { id: colleague?.id ?? '' } })
    expect((await viewer.refused('session', {}))[0]).toBe('signed-out')
    expect(await finish(waiting, app.nextCode())).toBe('second-step-expired')
    expect((await viewer.signIn(email, password)).statusCode).toBe(200)
    expect((await administrator.refused('reset-factors', { body: { id: 'nobody' } }))[0]).toBe('unknown-staff')
    expect(await events()).toContain(`factors-reset ${colleague?.id}`)
    const { entries } = await administrator.ask('audit', { query: {} })
    expect(entries).toContainEqual(
      expect.objectContaining({ by: 'administrator', action: 'reset-factors', details: email }),
    )
    await nextMail('An administrator has removed the second factors')
  })

  test('an invitation resets the password, not the second factor', async () => {
    const app = await addApp(desk, viewer)
    const administrator = await signedIn(desk, 'administrator')
    const { link } = await administrator.ask('invite', { body: { email, role: 'viewer' } })
    const browser = browserAt(desk)
    const body = { token: link.split('/').at(-1) ?? '', name: 'Viewer', password: 'another-password' }
    expect((await browser.refused('accept-invitation', { body }))[0]).toBe('second-step-needed')
    expect((await browser.refused('session', {}))[0]).toBe('signed-out')
    expect(await finish(browser, app.nextCode())).toBe('signed in')
  })

  test('after 30 codes of an app within an hour, others are refused; a recovery code is not', async () => {
    const app = await addApp(desk, viewer)
    const codes: string[] = []
    for (let round = 0; round < 31; round++) codes.push(await finish(await afterPassword(), '000000'))
    expect(codes.slice(0, 30)).toEqual(Array(30).fill('factor-wrong'))
    expect(codes[30]).toBe('too-many-requests')
    expect(await finish(await afterPassword(), app.nextCode())).toBe('too-many-requests')
    expect(await finish(await afterPassword(), app.recoveryCodes[0] ?? '')).toBe('signed in')
    desk.clock.ahead += 2 * minute
    expect(await finish(await afterPassword(), app.nextCode())).toBe('signed in')
  })
})
