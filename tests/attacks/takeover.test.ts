import { afterAll, beforeAll, describe, expect } from 'vitest'
import { newAddress, newEmail, newPhone } from '../identities.ts'
import { mailsIn } from '../mails.ts'
import { proof } from '../proof/proof.ts'
import { type Visitor, visitorOf } from '../services/visitor.ts'
import { openTarget, type Target } from './target.ts'

const hour = 3600_000
const withoutPassword = { password_hash: null, email_confirmed: 1 }

describe('Taking an account over with a stolen access token, or with a link of the past', () => {
  let target: Target
  beforeAll(async () => {
    target = await openTarget()
  })
  afterAll(() => target.close())

  /** A player whose access token the attacker has, too. */
  async function robbed(changes: object = {}, account: Partial<typeof withoutPassword> = {}) {
    const owner = visitorOf(target)
    const registered = await owner.register({ locale: 'en', ...changes })
    if (Object.keys(account).length > 0)
      await target.db.updateTable('accounts').set(account).where('id', '=', registered.id).execute()
    const thief = visitorOf(target)
    thief.asPlayer(registered.token)
    return { ...registered, owner, thief }
  }
  const change = (player: Visitor, body: object) => player.play('PATCH', '/api/v1/players/email', body)
  const confirm = (player: Visitor, code: string) => player.play('POST', '/api/v1/players/email', { code })
  const remove = (player: Visitor, code: string) => player.play('DELETE', '/api/v1/players/email', { code })
  const wordsOf = ({ statusCode, body }: Awaited<ReturnType<typeof change>>) =>
    statusCode === 200 ? '200' : `${statusCode} ${JSON.parse(body).code}`
  const mailboxOf = async (id: string) =>
    (await target.db.selectFrom('accounts').select('email').where('id', '=', id).executeTakeFirst())?.email
  /** Without the link that every new account gets. */
  const mailsTo = (mailbox: string) => mailsIn(target.outbox, mailbox).filter((mail) => !mail.includes('#confirm='))
  const codeTo = (mailbox: string) => /^(\d{6})\s*$/m.exec(mailsTo(mailbox).at(-1) ?? '')?.[1] ?? ''
  const subjectsTo = (mailbox: string) =>
    mailsTo(mailbox).map((mail) => /^Subject: Your (?:new )?Testplay (.*?)\s*$/m.exec(mail)?.[1])
  const askLink = async (username: string) => {
    const from = { 'x-forwarded-for': newAddress() }
    const before = mailsTo(username).length
    await target.call('POST', '/api/v1/players/passwords/recover-request', { username, locale: 'en' }, from)
    await expect.poll(() => mailsTo(username).length).toBe(before + 1)
    return /#recover=([\w-]+)/.exec(mailsTo(username).at(-1) ?? '')?.[1] ?? ''
  }
  const recoverBy = async (recovery_token: string) => {
    const passwords = { password: 'new-horse', repeat_password: 'new-horse' }
    const from = { 'x-forwarded-for': newAddress() }
    return wordsOf(
      await target.call('POST', '/api/v1/players/passwords/recover', { recovery_token, ...passwords }, from),
    )
  }

  proof(
    'A thief with an access token changes the e-mail, without the password and with a wrong one',
    'refused; nothing is sent to the thief’s mailbox; the owner can',
    async () => {
      const { id, username, password, thief, owner } = await robbed()
      const email = newEmail()
      const seen = [
        wordsOf(await change(thief, { email })),
        wordsOf(await change(thief, { email, password: '' })),
        wordsOf(await change(thief, { email, password: 'wrong-horse' })),
      ]
      expect(seen).toEqual(Array(3).fill('403 password-wrong'))
      expect([mailsTo(email), await mailboxOf(id)]).toEqual([[], username])
      expect(wordsOf(await change(owner, { email, password }))).toBe('200')
      expect(wordsOf(await confirm(owner, codeTo(email)))).toBe('200')
      return '403 password-wrong, 3 times, 0 messages; 200 with the password'
    },
  )

  proof(
    'A thief with an access token removes the confirmed e-mail of an account that also has a phone',
    'refused without the password',
    async () => {
      const phone = `+91${newPhone()}`
      const { id, username, password, thief, owner } = await robbed()
      await target.db.updateTable('accounts').set({ phone, email_confirmed: 1 }).where('id', '=', id).execute()
      const refused = wordsOf(await change(thief, { email: username }))
      expect([refused, mailsTo(username)]).toEqual(['403 password-wrong', []])
      await change(owner, { email: username, password })
      expect(wordsOf(await remove(owner, codeTo(username)))).toBe('200')
      await expect.poll(() => subjectsTo(username)).toHaveLength(2)
      expect([await mailboxOf(id), subjectsTo(username).at(-1)]).toEqual([null, 'sign-in details were changed'])
      return '403 password-wrong, 0 messages; the owner 200, and a notice'
    },
  )

  proof(
    'The same with an account of Google, which has no password',
    'the change needs a code that is sent to the old mailbox; nothing is sent to the new one before',
    async () => {
      const { id, username, thief, owner } = await robbed({}, withoutPassword)
      const email = newEmail()
      const seen = [
        wordsOf(await change(thief, { email })),
        wordsOf(await change(thief, { email, old_code: '000000' })),
      ]
      expect(seen).toEqual(['403 old-mailbox-code', '400 code-wrong'])
      expect(mailsTo(email)).toEqual([])
      expect(wordsOf(await change(owner, { email, old_code: codeTo(username) }))).toBe('200')
      expect(wordsOf(await confirm(owner, codeTo(email)))).toBe('200')
      expect(await mailboxOf(id)).toBe(email)
      return '403 old-mailbox-code, 400 code-wrong, 0 messages to the new mailbox; 200 with the code'
    },
  )

  proof(
    'The same with an account that has neither password nor mailbox, an hour after signing in',
    'sign-in-again; ten minutes after signing in, the owner can',
    async () => {
      const { thief, owner } = await robbed({}, { ...withoutPassword, ...{ email: null, email_written: null } })
      const email = newEmail()
      target.clock.ahead += hour
      owner.asPlayer((await owner.call('POST', '/api/v3/oauth/refresh', {})).json())
      const late = wordsOf(await change(owner, { email }))
      target.clock.ahead -= hour
      const soon = wordsOf(await change(thief, { email }))
      expect([late, soon]).toEqual(['403 sign-in-again', '200'])
      return '403 sign-in-again; 200 within ten minutes'
    },
  )

  proof(
    'The e-mail was changed; then come a recovery link to the old mailbox, and a code, both from before',
    'both are void, and both mailboxes got a notice',
    async () => {
      const { id, username, password, owner } = await robbed()
      const link = await askLink(username)
      const email = newEmail()
      await change(owner, { email, password })
      const code = codeTo(email)
      expect(wordsOf(await confirm(owner, code))).toBe('200')
      await expect.poll(() => [subjectsTo(username).length, subjectsTo(email).length]).toEqual([2, 2])
      expect([subjectsTo(username), subjectsTo(email)]).toEqual([
        ['password', 'sign-in details were changed'],
        ['code', 'sign-in details were changed'],
      ])
      const seen = [await recoverBy(link), wordsOf(await confirm(owner, code))]
      expect([seen, await mailboxOf(id)]).toEqual([['400 recovery-token-used', '400 code-wrong'], email])
      return '400 recovery-token-used, 400 code-wrong; a notice to each mailbox'
    },
  )

  proof(
    'The password was changed; then come a recovery link and a code for another mailbox, both from before',
    'both are void, and the mailbox got a notice',
    async () => {
      const { id, username, password, owner } = await robbed()
      const link = await askLink(username)
      const email = newEmail()
      await change(owner, { email, password })
      const body = { old_password: password, password: 'another-horse', repeat_password: 'another-horse' }
      expect(wordsOf(await owner.play('POST', `/api/v1/players/${id}`, body))).toBe('200')
      await expect.poll(() => subjectsTo(username).at(-1)).toBe('sign-in details were changed')
      const seen = [await recoverBy(link), wordsOf(await confirm(owner, codeTo(email)))]
      expect([seen, await mailboxOf(id)]).toEqual([['400 recovery-token-used', '400 code-wrong'], username])
      return '400 recovery-token-used, 400 code-wrong; a notice'
    },
  )

  proof(
    'A thief who knew the password asked for a code to an own mailbox; the owner recovers the account by link',
    'the code is void, the session has ended, and the mailbox got a notice',
    async () => {
      const { id, username, password, thief } = await robbed()
      const email = newEmail()
      await change(thief, { email, password })
      expect(await recoverBy(await askLink(username))).toBe('200')
      await expect.poll(() => subjectsTo(username).at(-1)).toBe('sign-in details were changed')
      expect((await thief.signIn(username, password)).statusCode).toBe(401)
      const again = visitorOf(target)
      await again.signIn(username, 'new-horse')
      const seen = [wordsOf(await confirm(thief, codeTo(email))), wordsOf(await confirm(again, codeTo(email)))]
      expect([seen, await mailboxOf(id)]).toEqual([['401 signed-out', '400 code-wrong'], username])
      return '401 signed-out; the code 400 even in the owner’s session; a notice'
    },
  )
})
