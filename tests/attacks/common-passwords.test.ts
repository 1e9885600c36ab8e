import { afterAll, beforeAll, describe, expect } from 'vitest'
import { browserAt, signedIn } from '../desk/test-desk.ts'
import { newEmail } from '../identities.ts'
import { mailsIn } from '../mails.ts'
import { proof } from '../proof/proof.ts'
import { newcomer, visitorOf } from '../services/visitor.ts'
import { openTarget, type Target } from './target.ts'

describe('Common passwords, with COMMON_PASSWORDS=refuse', () => {
  let target: Target
  beforeAll(async () => {
    target = await openTarget({ environment: { COMMON_PASSWORDS: 'refuse' } })
  })
  afterAll(() => target.close())

  const both = (password: string) => ({ password, repeat_password: password })
  const codeOf = (answer: { json(): { readonly code?: string } }) => answer.json().code

  proof(
    'A visitor registers with “qwerty123”, with capitals, and with full-width signs',
    'refused by name each time; nothing is registered; a rare one is accepted',
    async () => {
      const username = newEmail()
      const ask = (password: string) =>
        visitorOf(target).call('POST', '/api/v3/registration', { ...newcomer(), username, ...both(password) })
      for (const password of ['qwerty123', ' QWERTY123 ', 'ｑｗｅｒｔｙ１２３']) {
        const answer = await ask(password)
        expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'common-password'])
      }
      expect((await ask('correct-horse')).statusCode).toBe(200)
      return '400 “common-password”, three times; 200 for a rare one'
    },
  )

  proof(
    'A player changes the password to “password1”, and recovers it with “iloveyou”',
    'refused; the old password and the link stay good',
    async () => {
      const visitor = visitorOf(target)
      const { id, username } = await visitor.register({ locale: 'en' })
      const change = { old_password: 'correct-horse', ...both('password1') }
      expect(codeOf(await visitor.play('POST', `/api/v1/players/${id}`, change))).toBe('common-password')
      expect((await visitor.signIn(username, 'correct-horse')).statusCode).toBe(200)
      await visitor.call('POST', '/api/v1/players/passwords/recover-request', { username })
      const token = () => /recover=([\w-]+)/.exec(mailsIn(target.outbox, username).join())?.[1]
      await expect.poll(token).toBeDefined()
      const recover = (password: string) =>
        visitor.call('POST', '/api/v1/players/passwords/recover', { recovery_token: token(), ...both(password) })
      expect(codeOf(await recover('iloveyou'))).toBe('common-password')
      expect((await recover('another-horse')).statusCode).toBe(200)
      return 'refused twice; afterwards the link is still good'
    },
  )

  proof('An invited colleague chooses “password123” as password', 'refused; the invitation stays good', async () => {
    const administrator = await signedIn(target, 'administrator')
    const { link } = await administrator.ask('invite', { body: { email: newEmail(), role: 'viewer' } })
    const body = { token: link.split('/').at(-1) ?? '', name: 'Asha', password: 'password123' }
    const [code] = await browserAt(target).refused('accept-invitation', { body })
    expect(code).toBe('common-password')
    await browserAt(target).ask('accept-invitation', { body: { ...body, password: 'correct-horse' } })
    return 'refused; accepted with a rare one'
  })
})
