import { afterAll, beforeAll, describe, expect } from 'vitest'
import { browserAt, edit, signedIn, password as staffPassword } from '../desk/test-desk.ts'
import { newEmail } from '../identities.ts'
import { databases, emptyDatabase } from '../kernel/databases.ts'
import { mailsIn } from '../mails.ts'
import { proof } from '../proof/proof.ts'
import { visitorOf } from '../services/visitor.ts'
import { openTarget, type Target } from './target.ts'

describe('Security events', () => {
  describe.each(databases)('%s', (database) => {
    let target: Target
    beforeAll(async () => {
      const { DATA_DIR: _, ...environment } = await emptyDatabase(database, '')
      target = await openTarget({ environment, build: async () => {} })
    })
    afterAll(() => target.close())

    const events = () => target.db.selectFrom('security_events').selectAll().orderBy('at').orderBy('id').execute()
    const namesOf = async (who: { readonly account?: string; readonly staff?: string }) => {
      const found = (await events()).filter(({ account_id, staff_id }) =>
        who.account === undefined ? staff_id === who.staff : account_id === who.account,
      )
      return found.map(({ name }) => name)
    }

    proof(
      'A player registers, signs in, fails to, changes and recovers the password, and signs out',
      'each act is recorded with time, account, address, device and request',
      async () => {
        const visitor = visitorOf(target)
        const { id, username } = await visitor.register({ locale: 'en' })
        const agent = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile' }
        await visitor.signIn(username, 'wrong-horse')
        await visitor.signIn(username, 'correct-horse')
        const change = { old_password: 'correct-horse', password: 'another-horse', repeat_password: 'another-horse' }
        await visitor.play('POST', `/api/v1/players/${id}`, { ...change, old_password: 'wrong-horse' })
        await visitor.play('POST', `/api/v1/players/${id}`, change)
        const email = { email: newEmail(), password: 'wrong-horse' }
        await visitor.play('PATCH', '/api/v1/players/email', email)
        await visitor.call('POST', '/api/v1/players/passwords/recover-request', { username }, agent)
        const token = () => /recover=([\w-]+)/.exec(mailsIn(target.outbox, username).join())?.[1]
        await expect.poll(token).toBeDefined()
        const recovery = { recovery_token: token(), password: 'third-horse', repeat_password: 'third-horse' }
        await visitor.call('POST', '/api/v1/players/passwords/recover', recovery)
        await visitor.signIn(username, 'third-horse')
        await visitor.play('POST', '/api/v1/oauth/logout')
        const expected = [
          ...['registered', 'sign-in-failed', 'signed-in', 'password-refused', 'password-changed'],
          ...['password-refused', 'recovery-requested', 'password-recovered', 'signed-in', 'session-ended'],
        ]
        await expect.poll(async () => (await namesOf({ account: id })).toSorted()).toEqual(expected.toSorted())
        const rows = (await events()).filter(({ account_id }) => account_id === id)
        for (const row of rows) {
          expect(row.address).toMatch(/^\d+\.\d+\.\d+\.\d+$/)
          expect(row.request_id).toMatch(/^[\w-]{36}$/)
        }
        expect(rows.find(({ name }) => name === 'recovery-requested')?.device).toBe(agent['user-agent'])
        return `${rows.length} events, each with address, device and request`
      },
    )

    proof(
      'Staff sign in, fail to, invite, accept, change a role, try a call above their role, and publish',
      'each act is recorded with who did it',
      async () => {
        const administrator = await signedIn(target, 'administrator')
        const { staff } = await administrator.ask('session', {})
        await browserAt(target).signIn('administrator@example.com', 'wrong-horse')
        const { link } = await administrator.ask('invite', { body: { email: 'asha@example.com', role: 'editor' } })
        const asha = browserAt(target)
        const token = link.split('/').at(-1) ?? ''
        const accepted = await asha.ask('accept-invitation', { body: { token, name: 'Asha', password: staffPassword } })
        await asha.refused('audit', { query: {} })
        await administrator.ask('change-staff', { body: { id: accepted.staff.id, role: 'viewer' } })
        const record = 'landings/aviator-1.json'
        const version = await edit(administrator, record, (landing) => Object.assign(landing, { tags: ['crash'] }))
        await administrator.ask('publish', { body: { records: [{ record, version }], note: 'Tagged' } })
        await expect
          .poll(async () => (await namesOf({ staff: staff.id })).toSorted())
          .toEqual(['published', 'roles-changed', 'sign-in-failed', 'signed-in', 'staff-invited'])
        await expect
          .poll(async () => (await namesOf({ staff: accepted.staff.id })).toSorted())
          .toEqual(['invitation-accepted', 'refused-role'])
        return 'signed-in, sign-in-failed, staff-invited, roles-changed, published; invitation-accepted, refused-role'
      },
    )

    proof(
      'The same cross-site request 500 times from one address, then a minute later once more, and once from another',
      'the attack is recorded, but cannot fill the table: one event a minute for each address',
      async () => {
        const attack = (ip: string) =>
          target.call('POST', '/api/ccg/user/login', {}, { origin: 'https://elsewhere.example', 'x-forwarded-for': ip })
        const refused = async () => (await events()).filter(({ name }) => name === 'refused-csrf').length
        const before = await refused()
        await Promise.all(Array.from({ length: 500 }, () => attack('203.0.113.5')))
        await expect.poll(async () => (await refused()) - before).toBe(1)
        target.clock.ahead += 61_000
        await attack('203.0.113.5')
        await attack('203.0.113.6')
        await expect.poll(async () => (await refused()) - before).toBe(3)
        return '1 event for 500 requests; 3 after the minute and the other address'
      },
    )

    proof(
      'An address reaches the limit of attempts to sign in',
      'the limit is recorded once, with the call and the address',
      async () => {
        const visitor = visitorOf(target)
        const { username } = await visitor.register()
        for (let attempt = 0; attempt < 14; attempt++) await visitor.signIn(username, 'wrong-horse')
        const reached = async () => (await events()).filter(({ name }) => name === 'limit-reached')
        await expect.poll(async () => (await reached()).length).toBe(1)
        const [event] = await reached()
        expect(event).toMatchObject({ details: 'POST /api/ccg/user/login' })
        return 'limit-reached, once, for POST /api/ccg/user/login'
      },
    )

    proof(
      'A password typed as user name, passwords, tokens, codes and links in all calls above',
      'no event contains a secret',
      async () => {
        const secret = `secret-${crypto.randomUUID()}`
        const visitor = visitorOf(target)
        const { id, username } = await visitor.register({ password: secret, repeat_password: secret })
        await visitor.signIn(secret, secret)
        await visitor.signIn(username, `${secret}-wrong`)
        const change = { old_password: secret, password: `${secret}-2`, repeat_password: `${secret}-2` }
        await visitor.play('POST', `/api/v1/players/${id}`, change)
        const email = { email: newEmail(), password: 'wrong-horse' }
        await visitor.play('POST', `/api/v1/players/${id}/change-email`, email)
        await visitor.call('POST', '/api/v1/players/passwords/recover', {
          recovery_token: secret,
          password: secret,
          repeat_password: secret,
        })
        await browserAt(target).signIn(`${secret}@example.com`, secret)
        await expect.poll(() => namesOf({ account: id })).toContain('password-changed')
        const tokens = [...visitor.cookies.values()].filter((value) => value.length > 10)
        const text = JSON.stringify(await events())
        for (const one of [secret, username, ...tokens]) expect(text).not.toContain(one)
        return 'no password, user name, token or code in any event'
      },
    )

    proof(
      'Somebody changes the password of a player, then confirms the e-mail address, then changes it',
      'a notice by mail for each change, also to a new address, without a link or a secret; none for confirming',
      async () => {
        const visitor = visitorOf(target)
        const { id, username } = await visitor.register({ locale: 'en' })
        const change = { old_password: 'correct-horse', password: 'another-horse', repeat_password: 'another-horse' }
        await visitor.play('POST', `/api/v1/players/${id}`, change)
        for (const email of [username, `new-${username}`]) {
          await visitor.play('PATCH', '/api/v1/players/email', { email, password: 'another-horse' })
          const code = () => /^(\d{6})\r?$/m.exec(mailsIn(target.outbox, email).join('\n'))?.[1]
          await expect.poll(code).toBeDefined()
          expect((await visitor.play('POST', '/api/v1/players/email', { code: code() })).statusCode).toBe(200)
        }
        const notices = (to: string) => mailsIn(target.outbox, to).filter((text) => text.includes('was changed'))
        await expect.poll(() => notices(username)).toHaveLength(2)
        expect(notices(username).join()).not.toMatch(/another-horse|recover=|\d{6}\r?\n/)
        await expect.poll(() => notices(`new-${username}`)).toHaveLength(1)
        const names = await namesOf({ account: id })
        expect(names.filter((name) => name.startsWith('email')).toSorted()).toEqual([
          'email-changed',
          'email-confirmed',
        ])
        return 'two notices to the former address, one to the new one, none for confirming'
      },
    )
  })
})
