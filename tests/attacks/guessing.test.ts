import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest'
import { createPasswordHasher, type PasswordHasher } from '../../src/kernel/passwords.ts'
import { signedIn } from '../desk/test-desk.ts'
import { newAddress, newEmail, newPhone } from '../identities.ts'
import { mailsIn } from '../mails.ts'
import { proof } from '../proof/proof.ts'
import { quickPasswords } from '../services/quick-passwords.ts'
import { visitorOf } from '../services/visitor.ts'
import { openTarget, type Target } from './target.ts'

describe('Guessing accounts and passwords', () => {
  let target: Target
  let hashes = 0
  const counting: PasswordHasher = {
    hash: (password) => {
      hashes++
      return quickPasswords.hash(password)
    },
    verify: (password, hash) => {
      hashes++
      return quickPasswords.verify(password, hash)
    },
  }
  beforeAll(async () => {
    target = await openTarget({ parts: { passwords: counting } })
  })
  beforeEach(() => {
    hashes = 0
  })
  afterAll(() => target.close())

  /** The response and its cost, as far as an attacker could distinguish them. */
  async function look(ask: () => Promise<{ statusCode: number; body: string; headers: object }>) {
    hashes = 0
    const { statusCode, body, headers } = await ask()
    const told = Object.entries(headers).filter(([name]) => !['date', 'set-cookie'].includes(name))
    return { statusCode, body, told, hashes }
  }

  proof(
    'Signing in with the mailbox of an account, with an unknown one, a phone, a name, an invalid mailbox; with an empty password',
    'the same response, byte for byte, and one hash each',
    async () => {
      const { username } = await visitorOf(target).register()
      const names = [username, newEmail(), `+91${newPhone()}`, 'player-abcdefgh', 'not a name']
      const seen: unknown[] = []
      for (const name of names) {
        for (const password of ['wrong-horse', '']) {
          const visitor = visitorOf(target)
          seen.push(await look(() => visitor.signIn(name, password)))
        }
      }
      expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1)
      expect(seen[0]).toMatchObject({ statusCode: 401, hashes: 1 })
      return `401, ${seen.length} times, byte by byte the same; 1 hash each`
    },
  )

  proof(
    'Signing in with a wrong password to a blocked account, and to a Google account without a password',
    'the same answer',
    async () => {
      const [blocked, google] = await Promise.all([visitorOf(target).register(), visitorOf(target).register()])
      await target.db.updateTable('accounts').set({ blocked: 1 }).where('id', '=', blocked.id).execute()
      await target.db.updateTable('accounts').set({ password_hash: null }).where('id', '=', google.id).execute()
      const seen: unknown[] = []
      for (const name of [blocked.username, google.username, newEmail()]) {
        const visitor = visitorOf(target)
        seen.push(await look(() => visitor.signIn(name, 'wrong-horse')))
      }
      expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1)
      return '401, 3 times, byte by byte the same; 1 hash each'
    },
  )

  proof(
    'Response times for a known and an unknown mailbox, at least 12 times each, alternating, with real hashes',
    'about the same',
    async () => {
      const real = await openTarget({ parts: { passwords: createPasswordHasher() } })
      const { username } = await visitorOf(real).register()
      const times = new Map<string, number[]>([
        [username, []],
        [newEmail(), []],
      ])
      // On a busy machine, it takes more rounds until both have been answered without a delay.
      const ratio = () => {
        const [known, unknown] = [...times.values()].map((spent) => Math.min(...spent)) as [number, number]
        return Math.max(known, unknown) / Math.min(known, unknown)
      }
      for (let round = 0; round < 12 || (ratio() >= 2 && round < 100); round++) {
        for (const [name, spent] of times) {
          const visitor = visitorOf(real)
          const csrf = await visitor.csrf()
          const started = performance.now()
          await visitor.call('POST', '/api/ccg/user/login', { username: name, password: 'wrong' }, csrf)
          spent.push(performance.now() - started)
        }
      }
      await real.close()
      expect(ratio()).toBeLessThan(2)
      return 'the quickest responses: neither takes twice as long as the other'
    },
  )

  proof(
    'Password recovery is requested for an account, for an unknown mailbox, for an account without a password, and for invalid input',
    'the same response, byte for byte; only the mailbox learns whether there is an account',
    async () => {
      const { username } = await visitorOf(target).register()
      const phone = `+91${newPhone()}`
      await visitorOf(target).register({ username: phone })
      const seen: unknown[] = []
      for (const name of [username, newEmail(), phone, `+91${newPhone()}`, 'nonsense']) {
        const visitor = visitorOf(target)
        seen.push(
          await look(() => visitor.call('POST', '/api/v1/players/passwords/recover-request', { username: name })),
        )
      }
      expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1)
      expect(seen[0]).toMatchObject({ statusCode: 200, hashes: 0 })
      return `200, ${seen.length} times, byte by byte the same`
    },
  )

  proof(
    'Registering with a mailbox that has an account',
    'refused with user-exists, as specified; ten times an hour for one mailbox, 60 from one address',
    async () => {
      const { username } = await visitorOf(target).register()
      const visitor = visitorOf(target)
      const body = { password: 'correct-horse', checkbox1: true, checkbox2: true, currency: 'INR' }
      const ask = async (name: string) => {
        const answer = await visitor.call('POST', '/api/v3/registration', {
          ...body,
          username: name,
          form_id: crypto.randomUUID(),
        })
        return answer.statusCode
      }
      const same: number[] = []
      for (let round = 0; round < 11; round++) same.push(await ask(username))
      expect(same).toEqual([...Array(9).fill(409), 429, 429])
      let others = 0
      while ((await ask(newEmail())) === 200) others++
      expect(others).toBe(60 - 9)
      return '409, 9 times after the one that registered, then 429; 60 tries from one address, then 429'
    },
  )

  proof(
    'Many passwords for one account, from one address, then from many addresses of one network',
    'the eleventh is refused; the owner, from elsewhere, is not locked out',
    async () => {
      const { username, password } = await visitorOf(target).register()
      const attacker = visitorOf(target)
      const seen: number[] = []
      for (let round = 0; round < 12; round++) seen.push((await attacker.signIn(username, `guess-${round}`)).statusCode)
      expect(seen).toEqual([...Array(10).fill(401), 429, 429])
      const network = newAddress().replace(/\d+$/, '')
      const spread: number[] = []
      for (let host = 1; host <= 12; host++) {
        const visitor = visitorOf(target)
        const from = { 'x-forwarded-for': `${network}${host}`, ...(await visitor.csrf()) }
        spread.push(
          (await visitor.call('POST', '/api/ccg/user/login', { username, password: `guess-${host}` }, from)).statusCode,
        )
      }
      expect(spread).toEqual([...Array(10).fill(401), 429, 429])
      expect((await visitorOf(target).signIn(username, password)).statusCode).toBe(200)
      return '401, 10 times, then 429; the same for the network; 200 for the owner'
    },
  )

  proof(
    'Many passwords for one account, from IPv6 addresses of one visitor’s network',
    'they count as one',
    async () => {
      const { username } = await visitorOf(target).register()
      const seen: number[] = []
      for (let host = 1; host <= 12; host++) {
        const visitor = visitorOf(target)
        const from = { 'x-forwarded-for': `2001:db8:1:2::${host.toString(16)}`, ...(await visitor.csrf()) }
        seen.push((await visitor.call('POST', '/api/ccg/user/login', { username, password: 'x' }, from)).statusCode)
      }
      expect(seen).toEqual([...Array(10).fill(401), 429, 429])
      return '401, 10 times, then 429'
    },
  )

  proof('The name of one account is spelt in different ways to evade the limit', 'they count as one', async () => {
    const { username } = await visitorOf(target).register()
    const attacker = visitorOf(target)
    const looks = [username, username.toUpperCase(), ` ${username} `, username.replace('example', '\uff45xample')]
    const seen: number[] = []
    for (let round = 0; round < 12; round++) {
      seen.push((await attacker.signIn(looks[round % looks.length] ?? '', 'guess')).statusCode)
    }
    expect(seen).toEqual([...Array(10).fill(401), 429, 429])
    return '401, 10 times, then 429'
  })

  proof('One password for many accounts, from one address', 'the 101st is refused, whatever the account', async () => {
    const attacker = visitorOf(target)
    let tries = 0
    while ((await attacker.signIn(newEmail(), 'password1')).statusCode === 401 && tries < 200) tries++
    expect(tries).toBe(100)
    return '401, 100 times, then 429'
  })

  proof(
    'Staff passwords: many for one account, many from one address',
    'the eleventh, and the 51st, are refused; the owner can sign in from elsewhere; known and unknown accounts get the same response',
    async () => {
      await signedIn(target, 'publisher')
      const from = newAddress()
      const signIn = (email: string, password: string, ip = from) =>
        target.call('POST', '/admin/api/session', { email, password }, { 'x-forwarded-for': ip })
      const known = await look(() => signIn('publisher@example.com', 'wrong', newAddress()))
      const unknown = await look(() => signIn('nobody@example.com', 'wrong', newAddress()))
      expect(known).toEqual(unknown)
      const seen: number[] = []
      for (let round = 0; round < 11; round++)
        seen.push((await signIn('publisher@example.com', `guess-${round}`)).statusCode)
      expect(seen).toEqual([...Array(10).fill(401), 429])
      let tries = 10
      while ((await signIn(newEmail(), 'guess')).statusCode === 401 && tries < 100) tries++
      expect(tries).toBe(50)
      expect((await signIn('publisher@example.com', 'correct-horse', newAddress())).statusCode).toBe(200)
      return '401, 10 times, then 429; 50 from one address; 200 for the owner; the same bytes and 1 hash for unknown and known'
    },
  )

  proof(
    'The six-digit confirmation code is guessed',
    'ten attempts an hour per account, from any address',
    async () => {
      const player = visitorOf(target)
      const { password } = await player.register()
      await player.play('PATCH', '/api/v1/players/email', { email: newEmail(), password })
      const seen: number[] = []
      for (let round = 0; round < 12; round++) {
        seen.push((await player.play('POST', '/api/v1/players/email', { code: `00000${round}`.slice(-6) })).statusCode)
      }
      expect(seen).toEqual([...Array(9).fill(400), 429, 429, 429])
      return 'one code sent and 9 tries, then 429: a chance of about 1 in 100,000 an hour'
    },
  )

  proof('The recovery link is guessed, used twice, used an hour later', 'refused', async () => {
    const { username } = await visitorOf(target).register({ locale: 'en' })
    const send = (url: string, body: object) =>
      target.call('POST', `/api/v1/players/passwords/${url}`, body, { 'x-forwarded-for': newAddress() })
    const password = { password: 'new-password', repeat_password: 'new-password' }
    const recover = async (token: string) => (await send('recover', { recovery_token: token, ...password })).statusCode
    const links = () =>
      mailsIn(target.outbox, username).flatMap((text) => /#recover=([\w-]+)/.exec(text)?.slice(1) ?? [])
    const newLink = async () => {
      const before = links().length
      await send('recover-request', { username, locale: 'en' })
      await expect.poll(links).toHaveLength(before + 1)
      return links().at(-1) ?? ''
    }
    const token = await newLink()
    const seen = [await recover('A'.repeat(43)), await recover(token), await recover(token)]
    const late = await newLink()
    target.clock.ahead += 61 * 60_000
    seen.push(await recover(late))
    expect(seen).toEqual([400, 200, 400, 400])
    return '400 guessed, 200 once, 400 again, 400 an hour later'
  })
})
