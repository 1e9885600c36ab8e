import { afterAll, beforeAll, describe, expect } from 'vitest'
import { type SiteCallName, siteCalls } from '../../src/contract/calls/site.ts'
import { type DatabaseKind, databases } from '../kernel/databases.ts'
import { proof } from '../proof/proof.ts'
import { quickPasswords } from '../services/quick-passwords.ts'
import { openTestServices, records, type TestServices } from '../services/test-services.ts'
import { type Visitor, visitorOf } from '../services/visitor.ts'
import { addPlayerApp, finishSignIn } from '../services/with-player-app.ts'

const times = 20

describe('The second factor of players', () => {
  for (const database of databases) attackOn(database)
})

function attackOn(database: DatabaseKind): void {
  let platform: TestServices
  let other: TestServices
  beforeAll(async () => {
    platform = await openTestServices(database, { parts: { passwords: quickPasswords } })
    const parts = { passwords: quickPasswords, now: () => platform.clock.now }
    other = await openTestServices(database, { beside: platform, parts })
  })
  afterAll(async () => {
    await other.close()
    await platform.close()
  })

  const nextStep = () => {
    platform.clock.now += 30_000
    return platform.clock.now
  }
  type Named = { readonly username: string; readonly password: string }
  const player = async () => {
    const visitor = visitorOf(platform)
    const registered = await visitor.register()
    return {
      ...registered,
      session: registered.token,
      ...(await addPlayerApp(visitor, nextStep, { password: registered.password })),
    }
  }
  /** A browser that has done the first step, at one of two processes. */
  const afterPassword = async ({ username, password }: Named, at = platform) => {
    const browser = visitorOf(at)
    expect((await browser.signIn(username, password)).json().code).toBe('second-step-needed')
    return browser
  }
  const codeOf = async (browser: Visitor, code: string): Promise<string> =>
    (await finishSignIn(browser, code)).json().code ?? 'a session'
  const atOnce = async (who: Named, code: string) => {
    const places = Array.from({ length: times }, (_, round) => (round % 2 ? platform : other))
    const waiting = await Promise.all(places.map((at) => afterPassword(who, at)))
    const statuses = (await Promise.all(waiting.map((browser) => finishSignIn(browser, code)))).map(
      ({ statusCode }) => statusCode,
    )
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    return statuses.filter((status) => status === 200).length
  }
  const attack = (what: string, expected: string, look: () => Promise<string>) =>
    proof(`${database}: ${what}`, expected, look)

  attack('every call of players after the password alone', 'signed-out: the second step is not skipped', async () => {
    const browser = await afterPassword(await player())
    expect([...browser.cookies.keys()].toSorted()).toEqual(['csrf', 'second_step'])
    const names = (Object.keys(siteCalls) as SiteCallName[]).filter((name) => 'access' in siteCalls[name])
    const send = async (name: SiteCallName, headers = {}) => {
      const { method, group, path } = siteCalls[name]
      const url = (records.site.hosts.api[group] + path).replaceAll(/:\w+/g, '1')
      return (await browser.call(method, url, method === 'GET' ? undefined : {}, headers)).json().code
    }
    for (const name of names) expect([name, await send(name)]).toEqual([name, 'signed-out'])
    const token = browser.cookies.get('second_step') ?? ''
    expect(await send('profile', { authorization: `Bearer ${token}` })).toBe('signed-out')
    expect(await send('change-token', { authorization: `Bearer ${token}` })).toBe('session-ended')
    browser.cookies.set('refresh_token', token)
    expect(await send('refresh')).toBe('session-ended')
    return `401 signed-out, ${names.length} calls; also with its token as access token and as refresh token`
  })

  attack('a code of an app is used again, and the one before it', 'each code is good once', async () => {
    const victim = await player()
    const [before, code] = [victim.nextCode(), victim.nextCode()]
    const seen: string[] = []
    for (const one of [code, code, before]) seen.push(await codeOf(await afterPassword(victim), one))
    expect(seen).toEqual(['a session', 'factor-wrong', 'factor-wrong'])
    return 'a session once, then factor-wrong; also for the one before'
  })

  attack('the code with which the app was added is used to sign in', 'refused', async () => {
    const victim = await player()
    expect(await codeOf(await afterPassword(victim), victim.code)).toBe('factor-wrong')
    return 'factor-wrong'
  })

  attack('a code of an app is used 20 times at once on two processes', 'one session', async () => {
    const victim = await player()
    expect(await atOnce(victim, victim.nextCode())).toBe(1)
    return '200 once'
  })

  attack('a recovery code is used 20 times at once on two processes', 'one session', async () => {
    const victim = await player()
    expect(await atOnce(victim, victim.recoveryCodes[0] ?? '')).toBe(1)
    return '200 once'
  })

  attack('a first step is finished 10 times at once, each with another recovery code', 'one session', async () => {
    const victim = await player()
    const browser = await afterPassword(victim)
    const answers = await Promise.all(victim.recoveryCodes.map((code) => finishSignIn(browser, code)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    return '200 once, second-step-expired'
  })

  attack('the codes of another player', 'refused', async () => {
    const [own, foreign] = [await player(), await player()]
    const recoveryCode = foreign.recoveryCodes[0] ?? ''
    for (const code of [foreign.nextCode(), recoveryCode])
      expect(await codeOf(await afterPassword(own), code)).toBe('factor-wrong')
    expect(await codeOf(await afterPassword(foreign), recoveryCode)).toBe('a session')
    return 'factor-wrong; they still work for their owner'
  })

  attack('the six digits are guessed from 60 addresses', '30 guesses an hour; the owner still gets in', async () => {
    const victim = await player()
    const codes: string[] = []
    for (let round = 0; round < 60; round++)
      codes.push(await codeOf(await afterPassword(victim), String(round).padStart(6, '0')))
    expect(codes.filter((code) => code === 'factor-wrong')).toHaveLength(30)
    expect(codes.slice(30)).toEqual(Array(30).fill('too-many-requests'))
    expect(await codeOf(await afterPassword(victim), victim.recoveryCodes[0] ?? '')).toBe('a session')
    return '30 × factor-wrong, 30 × 429; 200 with a recovery code'
  })

  attack('a stolen access token removes the app, or makes recovery codes', 'refused without the password', async () => {
    const { session } = await player()
    const thief = visitorOf(platform)
    thief.asPlayer(session)
    const path = '/api/v1/players/me/factors'
    for (const body of [{}, { password: '' }, { password: 'wrong-horse' }, { old_code: '000000' }]) {
      expect((await thief.play('DELETE', `${path}/authenticator`, body)).json().code).toBe('password-wrong')
      expect((await thief.play('POST', `${path}/recovery-codes`, body)).json().code).toBe('password-wrong')
    }
    return '403 password-wrong, 8 times'
  })

  attack('a dump of the database', 'shows neither the keys of apps nor recovery codes', async () => {
    const { key, recoveryCodes } = await player()
    const rows = JSON.stringify([
      await platform.db.selectFrom('player_authenticators').selectAll().execute(),
      await platform.db.selectFrom('player_recovery_codes').selectAll().execute(),
    ])
    for (const secret of [key, ...recoveryCodes]) expect(rows).not.toContain(secret)
    return 'sealed keys, hashes'
  })
}
