import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemOfAnswer } from '../../../src/server/services/player-calls.ts'
import { drainRefusals } from '../../../src/services/security/events/note-refusal.ts'
import { databases } from '../../kernel/databases.ts'
import { mailed, mailsIn } from '../../mails.ts'
import { quickPasswords } from '../quick-passwords.ts'
import { openTestServices, type TestServices } from '../test-services.ts'
import { type Visitor, visitorOf } from '../visitor.ts'
import { addPlayerApp, appPath, factorsPath, finishSignIn } from '../with-player-app.ts'

const minute = 60_000
const codesPath = `${factorsPath}/recovery-codes`

describe.each(databases)('the second factor of a player on %s', (database) => {
  let platform: TestServices
  let googleSub = ''
  beforeAll(async () => {
    const verify = async (nonce: string) => ({ sub: googleSub, emailVerified: false, nonce })
    const google = { clientId: 'client', verify }
    platform = await openTestServices(database, { parts: { passwords: quickPasswords, google } })
  })
  afterAll(() => platform.close())

  const nextStep = () => {
    platform.clock.now += minute / 2
    return platform.clock.now
  }
  const newPlayer = async () => {
    const visitor = visitorOf(platform)
    return { visitor, ...(await visitor.register()) }
  }
  const playerWithApp = async () => {
    const player = await newPlayer()
    return { ...player, ...(await addPlayerApp(player.visitor, nextStep, { password: player.password })) }
  }
  const stateOf = async (visitor: Visitor) => {
    const answer = await visitor.play('GET', factorsPath)
    expect(problemOfAnswer('factors', answer.json())).toBeUndefined()
    return answer.json()
  }
  const eventsOf = async (id: string) => {
    await drainRefusals(platform.services)
    const rows = platform.db.selectFrom('security_events').select(['name', 'details']).where('account_id', '=', id)
    return (await rows.orderBy('at').orderBy('id').execute()).map(({ name, details }) => `${name} ${details}`.trim())
  }
  /** A browser that has done the first step. */
  const afterPassword = async ({ username, password }: { readonly username: string; readonly password: string }) => {
    const visitor = visitorOf(platform)
    const answer = await visitor.signIn(username, password)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'second-step-needed'])
    return visitor
  }

  test('an account without one signs in with the password alone', async () => {
    const { visitor, username, password } = await newPlayer()
    expect(await stateOf(visitor)).toEqual({ authenticator: null, recovery_codes_left: 0 })
    expect((await visitorOf(platform).signIn(username, password)).statusCode).toBe(200)
  })

  test('an app is added with its first code: the key is shown, codes come once, other sessions end', async () => {
    const { visitor, username, password, id } = await newPlayer()
    const other = visitorOf(platform)
    await other.signIn(username, password)
    const { key, address, answer, recoveryCodes } = await addPlayerApp(visitor, nextStep, { password })
    expect(address).toBe(`otpauth://totp/Powerplay:${encodeURIComponent(username)}?secret=${key}&issuer=Powerplay`)
    expect([answer.statusCode, problemOfAnswer('add-authenticator', answer.json())]).toEqual([200, undefined])
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await stateOf(visitor)).toEqual({
      authenticator: { added_at: Math.floor(platform.clock.now / 1000), used_at: null },
      recovery_codes_left: 10,
    })
    expect((await other.play('GET', factorsPath)).statusCode).toBe(401)
    expect(await eventsOf(id)).toContain('factor-added')
    await mailed(platform.outbox, username, /(ऑथेंटिकेटर|authenticator app was added)/i)
  })

  test('nothing is added without the password, with a wrong code, or twice', async () => {
    const { visitor, password, nextCode, token } = await playerWithApp()
    const add = async (body: object) => (await visitor.play('POST', appPath, { token, ...body })).json().code
    expect(await add({ code: nextCode() })).toBe('password-wrong')
    expect(await add({ code: '12', password })).toBe('factor-wrong')
    expect(await add({ code: nextCode(), password })).toBe('factor-exists')
    platform.clock.now += 16 * minute
    visitor.asPlayer((await visitor.call('POST', '/api/v3/oauth/refresh', {})).json())
    expect(await add({ code: nextCode(), password })).toBe('set-up-expired')
  })

  test('a key that was set up for another account is refused', async () => {
    const [one, two] = [await newPlayer(), await newPlayer()]
    const { token } = (await one.visitor.play('POST', `${appPath}/key`)).json()
    const body = { token, code: '123456', password: two.password }
    expect((await two.visitor.play('POST', appPath, body)).json().code).toBe('set-up-expired')
  })

  test('signing in takes the password and a code, and the session begins with the second', async () => {
    const player = await playerWithApp()
    const browser = await afterPassword(player)
    expect([...browser.cookies.keys()].toSorted()).toEqual(['csrf', 'second_step'])
    expect((await finishSignIn(browser, '000000')).json().code).toBe('factor-wrong')
    const answer = await finishSignIn(browser, player.nextCode().replace(/^.../, '$& '))
    expect([answer.statusCode, problemOfAnswer('finish-sign-in', answer.json())]).toEqual([200, undefined])
    expect(browser.cookies.has('second_step')).toBe(false)
    expect((await stateOf(browser)).authenticator.used_at).toBe(Math.floor(platform.clock.now / 1000))
    const happened = await eventsOf(player.id)
    expect(happened).toContain('signed-in authenticator')
    expect(happened).toContain('second-step-asked POST /api/ccg/user/login')
    expect(happened).toContain('factor-refused POST /api/ccg/user/login/second-step')
  })

  test('a recovery code replaces the app, once, and its owner is told', async () => {
    const player = await playerWithApp()
    const code = player.recoveryCodes[3] ?? ''
    const browser = await afterPassword(player)
    expect((await finishSignIn(browser, ` ${code.toUpperCase()} `)).statusCode).toBe(200)
    expect((await stateOf(browser)).recovery_codes_left).toBe(9)
    expect((await finishSignIn(await afterPassword(player), code)).json().code).toBe('factor-wrong')
    await mailed(platform.outbox, player.username, /(रिकवरी|recovery code\. Each)/i)
    expect(await eventsOf(player.id)).toContain('signed-in recovery code')
  })

  test('the second step follows within ten minutes, from the same browser', async () => {
    const player = await playerWithApp()
    const late = await afterPassword(player)
    platform.clock.now += 10 * minute
    expect((await finishSignIn(late, player.nextCode())).json().code).toBe('second-step-expired')
    const [, stranger] = [await afterPassword(player), visitorOf(platform)]
    expect((await finishSignIn(stranger, player.nextCode())).json().code).toBe('second-step-expired')
  })

  test('Google’s sign-in needs the second step, too', async () => {
    const { visitor, password, id } = await newPlayer()
    const { nextCode } = await addPlayerApp(visitor, nextStep, { password })
    googleSub = `sub ${id}`
    await platform.db.updateTable('accounts').set({ google_sub: googleSub }).where('id', '=', id).execute()
    const browser = visitorOf(platform)
    const nonce = await browser.googleNonce()
    const body = { token: nonce, nonce, currency: 'INR', checkbox1: true, checkbox2: true }
    const answer = await browser.call('POST', '/api/v3/registration-google', body)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'second-step-needed'])
    expect((await finishSignIn(browser, nextCode())).statusCode).toBe(200)
  })

  test('recovering the password does not go around it, and voids what was begun', async () => {
    const player = await playerWithApp()
    const begun = await afterPassword(player)
    await visitorOf(platform).call('POST', '/api/v1/players/passwords/recover-request', { username: player.username })
    const recovery_token = await mailed(platform.outbox, player.username, /#recover=([\w-]+)/)
    const password = 'another-horse'
    const passwords = { recovery_token, password, repeat_password: password }
    const recovered = await visitorOf(platform).call('POST', '/api/v1/players/passwords/recover', passwords)
    expect(recovered.statusCode).toBe(200)
    expect((await finishSignIn(begun, player.nextCode())).json().code).toBe('second-step-expired')
    const browser = await afterPassword({ ...player, password })
    expect((await finishSignIn(browser, player.nextCode())).statusCode).toBe(200)
  })

  test('a blocked player is told so before the second step, and after it', async () => {
    const player = await playerWithApp()
    const begun = await afterPassword(player)
    await platform.db.updateTable('accounts').set({ blocked: 1 }).where('id', '=', player.id).execute()
    const answers = [
      await visitorOf(platform).signIn(player.username, player.password),
      await finishSignIn(begun, player.nextCode()),
    ]
    expect(answers.map((answer) => answer.json().code)).toEqual(['user-blocked', 'user-blocked'])
  })

  test('new recovery codes void the former ones, and need an app', async () => {
    const player = await playerWithApp()
    const { visitor, password } = player
    expect((await visitor.play('POST', codesPath, {})).json().code).toBe('password-wrong')
    const { recovery_codes } = (await visitor.play('POST', codesPath, { password })).json()
    const browser = await afterPassword(player)
    expect((await finishSignIn(browser, player.recoveryCodes[0] ?? '')).json().code).toBe('factor-wrong')
    expect((await finishSignIn(browser, recovery_codes[0])).statusCode).toBe(200)
    const other = await newPlayer()
    const without = await other.visitor.play('POST', codesPath, { password: other.password })
    expect(without.json().code).toBe('unknown-factor')
    expect(await eventsOf(player.id)).toContain('recovery-codes-made')
  })

  test('without the app, the password alone signs in again, and recovery codes are void', async () => {
    const player = await playerWithApp()
    const { visitor, password, username } = player
    expect((await visitor.play('DELETE', appPath, { password: 'wrong-horse' })).json().code).toBe('password-wrong')
    expect((await visitor.play('DELETE', appPath, { password })).json()).toEqual({ success: true })
    expect(await stateOf(visitor)).toEqual({ authenticator: null, recovery_codes_left: 0 })
    expect((await visitorOf(platform).signIn(username, password)).statusCode).toBe(200)
    expect((await visitor.play('DELETE', appPath, { password })).json().code).toBe('unknown-factor')
    expect(await eventsOf(player.id)).toContain('factor-removed')
  })

  test('an account without a password proves itself with a code to its mailbox, good for this alone', async () => {
    const { visitor, id, username } = await newPlayer()
    await platform.db.updateTable('accounts').set({ password_hash: null }).where('id', '=', id).execute()
    const { token, nextCode, answer } = await addPlayerApp(visitor, nextStep, {})
    expect(answer.json().code).toBe('old-mailbox-code')
    const old_code = await mailed(platform.outbox, username, /^(\d{6})\s*$/m)
    const change = { email: 'other@example.com', old_code }
    expect((await visitor.play('PATCH', '/api/v1/players/email', change)).json().code).toBe('code-wrong')
    const add = async (code: string) => (await visitor.play('POST', appPath, { token, code, old_code })).statusCode
    expect(await add('000000')).toBe(403)
    expect(await add(nextCode())).toBe(200)
    expect(mailsIn(platform.outbox, 'other@example.com')).toEqual([])
  })

  test('an account without password and mailbox proves itself by a fresh session', async () => {
    const { visitor, id } = await newPlayer()
    const nothing = { password_hash: null, email: null, email_written: null }
    await platform.db.updateTable('accounts').set(nothing).where('id', '=', id).execute()
    platform.clock.now += 11 * minute
    visitor.asPlayer((await visitor.call('POST', '/api/v3/oauth/refresh', {})).json())
    expect((await addPlayerApp(visitor, nextStep, {})).answer.json().code).toBe('sign-in-again')
  })
})
