import { afterAll, beforeAll, describe, expect } from 'vitest'
import { type StaffCallName, staffCalls } from '../../src/contract/calls/staff.ts'
import { type Browser, browserAt, openTestDesk, password, signedIn, type TestDesk } from '../desk/test-desk.ts'
import { addApp } from '../desk/with-app.ts'
import { addPasskey, challengeOf, passkeySettings, site } from '../desk/with-passkey.ts'
import { type DatabaseKind, databases } from '../kernel/databases.ts'
import { proof } from '../proof/proof.ts'
import { softwarePasskey } from '../software-passkey.ts'

const times = 20

describe('The second factor of the staff', () => {
  for (const database of databases) attackOn(database)
})

function attackOn(database: DatabaseKind): void {
  let desk: TestDesk
  let other: TestDesk
  let browsers = 0
  beforeAll(async () => {
    desk = await openTestDesk(database, { environment: passkeySettings })
    other = await openTestDesk(database, { beside: desk, environment: passkeySettings })
  })
  afterAll(async () => {
    await other.close()
    await desk.close()
  })

  /** A new member with an app. */
  const member = async () => {
    const name = `Member ${browsers++}`
    const browser = await signedIn(desk, 'viewer', name)
    return { ...(await addApp(desk, browser)), email: `${name.toLowerCase().replace(' ', '.')}@example.com` }
  }
  /** A browser that has done the first step, at one of two processes. */
  const afterPassword = async (email: string, at = desk) => {
    const browser = browserAt(at)
    expect((await browser.signIn(email, password)).json().code).toBe('second-step-needed')
    return browser
  }
  const finish = (browser: Browser, code: string) => browser.send('finish-sign-in', { body: { code } })
  const atOnce = async (email: string, code: string) => {
    const waiting = await Promise.all(
      Array.from({ length: times }, (_, round) => afterPassword(email, round % 2 ? desk : other)),
    )
    const answers = await Promise.all(waiting.map((browser) => finish(browser, code)))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    return statuses.filter((status) => status === 200).length
  }
  const attack = (what: string, expected: string, look: () => Promise<string>) =>
    proof(`${database}: ${what}`, expected, look)

  attack('every call of the admin after the password alone', 'signed-out: the second step is not skipped', async () => {
    const { email } = await member()
    const browser = await afterPassword(email)
    const names = (Object.keys(staffCalls) as StaffCallName[]).filter((name) => staffCalls[name].role !== 'anyone')
    for (const name of names) expect([name, (await browser.send(name)).json().code]).toEqual([name, 'signed-out'])
    const cookie = browser.cookie().replace('desk_second_step', 'desk_session')
    expect((await browserAt(desk).send('session', { headers: { cookie } })).json().code).toBe('signed-out')
    return `401 signed-out, ${names.length} calls; also with its token as the session`
  })

  attack('a code of an app is used again, and the one before it', 'each code is good once', async () => {
    const { email, nextCode } = await member()
    const [before, code] = [nextCode(), nextCode()]
    const seen = [(await finish(await afterPassword(email), code)).statusCode]
    for (const old of [code, before]) seen.push((await finish(await afterPassword(email), old)).statusCode)
    expect(seen).toEqual([200, 403, 403])
    return '200 once, then 403; 403 for the one before'
  })

  attack('a code of an app is used 20 times at once on two processes', 'one session', async () => {
    const { email, nextCode } = await member()
    expect(await atOnce(email, nextCode())).toBe(1)
    return '200 once'
  })

  attack('a recovery code is used 20 times at once on two processes', 'one session', async () => {
    const { email, recoveryCodes } = await member()
    expect(await atOnce(email, recoveryCodes[0] ?? '')).toBe(1)
    return '200 once'
  })

  attack('the codes of another member', 'refused', async () => {
    const [own, foreign] = [await member(), await member()]
    const codes = [foreign.nextCode(), foreign.recoveryCodes[0] ?? '']
    for (const code of codes)
      expect((await finish(await afterPassword(own.email), code)).json().code).toBe('factor-wrong')
    expect((await finish(await afterPassword(foreign.email), codes[1] ?? '')).statusCode).toBe(200)
    return 'factor-wrong; they still work for their owner'
  })

  attack('the six digits are guessed from 60 addresses', '30 guesses an hour; the owner still gets in', async () => {
    const { email, recoveryCodes } = await member()
    const codes: string[] = []
    for (let round = 0; round < 60; round++)
      codes.push((await finish(await afterPassword(email), String(round).padStart(6, '0'))).json().code)
    expect(codes.filter((code) => code === 'factor-wrong')).toHaveLength(30)
    expect(codes.slice(30)).toEqual(Array(30).fill('too-many-requests'))
    expect((await finish(await afterPassword(email), recoveryCodes[0] ?? '')).statusCode).toBe(200)
    return '30 × factor-wrong, 30 × 429; 200 with a recovery code'
  })

  attack('what a passkey has signed is sent 20 times at once on two processes, and later', 'one session', async () => {
    const passkey = await addPasskey(await signedIn(desk, 'viewer', `Member ${browsers++}`))
    const body = passkey.sign({ ...site, challenge: await challengeOf(browserAt(desk)) })
    const send = (at: TestDesk) => browserAt(at).send('sign-in-with-passkey', { body })
    const answers = await Promise.all(Array.from({ length: times }, (_, round) => send(round % 2 ? desk : other)))
    const statuses = [...answers, await send(desk)].map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 403)).toHaveLength(times)
    return '200 once, then 403'
  })

  attack(
    'a passkey signs for another origin, another host, without verifying its user, the challenge of an account, or one of its own',
    'refused',
    async () => {
      const browser = await signedIn(desk, 'viewer', `Member ${browsers++}`)
      const passkey = await addPasskey(browser)
      const forged = [
        { origin: 'https://www.powerplay.example.evil.example' },
        { origin: 'http://www.powerplay.example' },
        { rpId: 'evil.example' },
        { isVerified: false },
        { challenge: (await browser.ask('set-up-passkey', { body: { password } })).challenge },
        { challenge: 'T3v0c3Rl' },
      ]
      for (const part of forged) {
        const body = passkey.sign({ ...site, challenge: await challengeOf(browser), ...part })
        expect((await browserAt(desk).send('sign-in-with-passkey', { body })).json().code).toBe('passkey-refused')
      }
      const { signature } = passkey.sign({ ...site, challenge: await challengeOf(browser) })
      const body = { ...passkey.sign({ ...site, challenge: await challengeOf(browser) }), signature }
      expect((await browserAt(desk).send('sign-in-with-passkey', { body })).json().code).toBe('passkey-refused')
      return `passkey-refused, ${forged.length + 1} times; also with the signature of something else`
    },
  )

  attack(
    'a passkey is made for another origin, another host, without verifying its user, or with the challenge of a sign-in or of another account',
    'not added',
    async () => {
      const [own, foreign] = [
        await signedIn(desk, 'viewer', `Member ${browsers++}`),
        await signedIn(desk, 'editor', 'E'),
      ]
      const challengeFor = async (one: Browser) => (await one.ask('set-up-passkey', { body: { password } })).challenge
      const forged = [
        { origin: 'https://evil.example' },
        { rpId: 'evil.example' },
        { isVerified: false },
        { challenge: await challengeOf(own) },
        { challenge: await challengeFor(foreign) },
      ]
      for (const part of forged) {
        const made = softwarePasskey().make({ ...site, challenge: await challengeFor(own), ...part })
        const answer = await own.send('add-passkey', { body: { ...made, name: 'Forged' } })
        expect(answer.json().code).toBe('passkey-refused')
      }
      expect((await own.ask('factors', {})).passkeys).toEqual([])
      return `passkey-refused, ${forged.length} times`
    },
  )

  attack('a dump of the database', 'shows neither the keys of apps nor recovery codes', async () => {
    const { key, recoveryCodes } = await member()
    const rows = JSON.stringify([
      await desk.db.selectFrom('staff_authenticators').selectAll().execute(),
      await desk.db.selectFrom('staff_recovery_codes').selectAll().execute(),
    ])
    for (const secret of [key, ...recoveryCodes]) expect(rows).not.toContain(secret)
    return 'sealed keys, hashes'
  })

  attack(
    'the setting is turned on while a member without a factor is signed in',
    'nothing but setting one up',
    async () => {
      const browser = await signedIn(desk, 'administrator', 'Late')
      const strict = await openTestDesk(database, { beside: desk, environment: { STAFF_SECOND_FACTOR: 'required' } })
      const headers = { cookie: browser.cookie() }
      const codes = new Map<string, string>()
      for (const name of Object.keys(staffCalls) as StaffCallName[])
        if (staffCalls[name].role !== 'anyone')
          codes.set(name, (await browserAt(strict).send(name, { headers })).json().code ?? 'answered')
      await strict.close()
      const others = [...codes].filter(([, code]) => code !== 'factor-required').map(([name]) => name)
      expect(others).toEqual([
        'add-authenticator',
        'add-passkey',
        'factors',
        'session',
        'set-up-authenticator',
        'set-up-passkey',
      ])
      return `factor-required, ${codes.size - others.length} calls; answered: ${others.join(', ')}`
    },
  )
}
