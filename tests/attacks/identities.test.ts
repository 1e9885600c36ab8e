import { afterAll, beforeAll, describe, expect } from 'vitest'
import { newPhone } from '../identities.ts'
import { mailsIn } from '../mails.ts'
import { proof } from '../proof/proof.ts'
import { newcomer, visitorOf } from '../services/visitor.ts'
import { openTarget, type Target } from './target.ts'

/** Unicode variants of these letters in which a mailbox may be typed. */
const wide = (text: string) =>
  text.replace(/[a-z0-9@.]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0))

describe('Duplicate and ambiguous identities', () => {
  let target: Target
  beforeAll(async () => {
    target = await openTarget()
  })
  afterAll(() => target.close())

  const register = async (changes: object) => {
    const visitor = visitorOf(target)
    const answer = await visitor.call('POST', '/api/v3/registration', { ...newcomer(), ...changes })
    return answer.statusCode === 200 ? 'new' : `${answer.statusCode} ${answer.json().code}`
  }
  const name = () => `asha${crypto.randomUUID().slice(0, 8)}`
  const accountOf = (email: string) =>
    target.db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()

  proof(
    'The same mailbox in capitals, full width, bold and circled letters, with spaces, a Kelvin sign and a long s',
    'the account exists already',
    async () => {
      const own = `${name()}ks@example.com`
      expect(await register({ username: own })).toBe('new')
      const looks = [
        own.toUpperCase(),
        wide(own),
        ` ${own}\u00a0`,
        own.replace('ks@', '\u212as@'),
        own.replace('ks@', 'k\u017f@'),
        own.replace('asha', '\u{1d41a}\u{1d42c}\u{1d421}\u{1d41a}'),
        own.replace('asha', '\u24d0\u24e2\u24d7\u24d0'),
        own.replace('example', '\uff45xample'),
      ]
      const answers: string[] = []
      for (const username of looks) answers.push(await register({ username }))
      expect(new Set(answers)).toEqual(new Set(['409 user-exists']))
      return `409 user-exists, ${looks.length} times`
    },
  )

  proof(
    'The same mailbox with letters of other alphabets, accents, invisible characters, in quotes, with a comment',
    'refused: no second account that looks like the first',
    async () => {
      const own = `${name()}@example.com`
      await register({ username: own })
      const looks = [
        own.replace('a', '\u0430'),
        own.replace('a', '\u0251'),
        own.replace('a', 'a\u0301'),
        own.replace('a', 'a\u200b'),
        own.replace('a', 'a\u00ad'),
        own.replace('a', '\u202ea'),
        own.replace('i', '\u0131').replace('example', 'ex\u00e4mple'),
        own.replace(/^([^@]+)@/, '"$1"@'),
        own.replace('@', '(comment)@'),
        `${own}\r\nBcc: everybody@example.com`,
        `${own},other@example.com`,
        `Asha <${own}>`,
        own.replace('@', '@@'),
      ]
      const answers: string[] = []
      for (const username of looks) answers.push(await register({ username }))
      expect(new Set(answers)).toEqual(new Set(['400 username-malformed']))
      return `400 username-malformed, ${looks.length} times`
    },
  )

  proof(
    'The same mailbox with dots, and with a plus',
    'different accounts: most mail servers distinguish these mailboxes',
    async () => {
      const one = name()
      const answers = [
        await register({ username: `${one}@example.com` }),
        await register({ username: `${one.slice(0, 3)}.${one.slice(3)}@example.com` }),
        await register({ username: `${one}+bonus@example.com` }),
      ]
      expect(answers).toEqual(['new', 'new', 'new'])
      return 'three accounts, as for three mailboxes'
    },
  )

  proof(
    'The same phone with spaces, brackets, dots and hyphens, in Devanagari, Arabic and full-width digits, with and without +91',
    'the account exists already',
    async () => {
      const digits = newPhone()
      expect(await register({ username: `+91${digits}` })).toBe('new')
      const devanagari = digits.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)))
      const arabic = digits.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
      const looks = [
        `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`,
        `+91 (${digits.slice(0, 5)}) ${digits.slice(5)}`,
        `+91.${digits.slice(0, 5)}-${digits.slice(5)}`,
        `+91${devanagari}`,
        `+91${arabic}`,
        `\uff0b\uff19\uff11${wide(digits)}`,
        digits,
        `0${digits}`,
      ]
      const answers: string[] = []
      for (const username of looks) answers.push(await register({ username, phone_code: 'IN' }))
      expect(new Set(answers)).toEqual(new Set(['409 user-exists']))
      return `409 user-exists, ${looks.length} times`
    },
  )

  proof('One mailbox is registered 16 times at once, by different forms', 'there is one account', async () => {
    const username = `${name()}@example.com`
    const answers = await Promise.all(Array.from({ length: 8 }, () => register({ username })))
    const others = await Promise.all(Array.from({ length: 8 }, () => register({ username: username.toUpperCase() })))
    const all = [...answers, ...others]
    expect(all.filter((answer) => answer === 'new')).toHaveLength(1)
    expect(all.filter((answer) => answer !== 'new').every((answer) => /^409 |^429 /.test(answer))).toBe(true)
    return '1 new; the others 409 or 429'
  })

  proof(
    'An account changes its mailbox to another one, typed in look-alike letters',
    'the code is sent to exactly the mailbox that the account will have',
    async () => {
      const player = visitorOf(target)
      const { password } = await player.register({ locale: 'en' })
      const wanted = `${name()}@example.com`
      const change = { email: wide(wanted), password }
      expect((await player.play('PATCH', '/api/v1/players/email', change)).statusCode).toBe(200)
      const [mail = ''] = mailsIn(target.outbox, wanted)
      const [, code] = /^(\d{6})\s*$/m.exec(mail) ?? []
      const confirmed = await player.play('POST', '/api/v1/players/email', { code })
      expect(confirmed.statusCode).toBe(200)
      expect(await accountOf(wanted)).toMatchObject({ email: wanted, email_written: wanted, email_confirmed: 1 })
      return 'the message is for the plain mailbox, and so is the account'
    },
  )

  proof('An account changes its mailbox to that of another account', 'the account exists already', async () => {
    const [one, other] = [visitorOf(target), visitorOf(target)]
    const { username } = await one.register()
    const { password } = await other.register()
    const codes: string[] = []
    for (const email of [username, username.toUpperCase(), wide(username)]) {
      codes.push((await other.play('PATCH', '/api/v1/players/email', { email, password })).json().code)
    }
    expect(new Set(codes)).toEqual(new Set(['user-exists']))
    return 'user-exists, 3 times'
  })
})
