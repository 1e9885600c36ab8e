import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newEmail } from '../../identities.ts'
import { databases } from '../../kernel/databases.ts'
import { mailed, mailsIn } from '../../mails.ts'
import { quickPasswords } from '../quick-passwords.ts'
import { openTestServices, type TestServices } from '../test-services.ts'
import { type Visitor, visitorOf } from '../visitor.ts'

const day = 24 * 3600_000

describe.each(databases)('the e-mail of a new account on %s', (database) => {
  let platform: TestServices
  let visitor: Visitor
  beforeAll(async () => {
    platform = await openTestServices(database, { parts: { passwords: quickPasswords } })
  })
  afterAll(() => platform.close())
  beforeEach(() => {
    visitor = visitorOf(platform)
  })
  const linkTo = (mailbox: string) => mailed(platform.outbox, mailbox, /#confirm=([\w-]+)/)
  const open = async (token: string) => {
    const answer = await visitorOf(platform).call('POST', '/api/v1/players/email/confirm', { token })
    return answer.statusCode === 200 ? 'confirmed' : answer.json().code
  }
  const isConfirmed = async (player = visitor) =>
    (await player.play('GET', '/api/v1/players/me/balance')).json().info.email_confirmed

  test('is confirmed by the link that was sent, however often it is opened', async () => {
    const { username } = await visitor.register()
    expect(await isConfirmed()).toBe(false)
    const token = await linkTo(username)
    expect([await open(token), await isConfirmed(), await open(token)]).toEqual(['confirmed', true, 'confirmed'])
  })

  test('is not confirmed by a made-up link, nor after a week', async () => {
    const { username } = await visitor.register()
    const token = await linkTo(username)
    expect(await open('made-up')).toBe('link-expired')
    platform.clock.now += 7 * day + 1
    expect(await open(token)).toBe('link-expired')
    expect(await isConfirmed(await signedInAgain(username))).toBe(false)
  })

  test('the link confirms no other address, and is void after a change of credentials', async () => {
    const { id, username } = await visitor.register()
    const token = await linkTo(username)
    await platform.db.updateTable('accounts').set({ email_written: newEmail() }).where('id', '=', id).execute()
    expect(await open(token)).toBe('link-expired')
    await platform.db.updateTable('accounts').set({ email_written: username }).where('id', '=', id).execute()
    const change = { old_password: 'correct-horse', password: 'another-horse', repeat_password: 'another-horse' }
    await visitor.play('POST', `/api/v1/players/${id}`, change)
    expect([await open(token), await isConfirmed()]).toEqual(['link-expired', false])
  })

  test('is confirmed by recovering the password', async () => {
    const { username } = await visitor.register()
    await visitor.call('POST', '/api/v1/players/passwords/recover-request', { username })
    const recovery_token = await mailed(platform.outbox, username, /#recover=([\w-]+)/)
    const body = { recovery_token, password: 'new-horse', repeat_password: 'new-horse' }
    await visitor.call('POST', '/api/v1/players/passwords/recover', body)
    await visitor.signIn(username, 'new-horse')
    expect(await isConfirmed()).toBe(true)
  })

  test('a mailbox gets four links an hour, whoever registers with its variants; all of them are registered', async () => {
    const [name, host] = newEmail().split('@')
    const variants = Array.from({ length: 6 }, (_, index) => `${name}+${index}@${host}`)
    for (const username of variants) expect((await visitorOf(platform).register({ username })).id).toBeTruthy()
    await linkTo(variants[3] ?? '')
    const sent = variants.map((username) => mailsIn(platform.outbox, username).length)
    expect(sent).toEqual([1, 1, 1, 1, 0, 0])
  })

  test('a registration by phone or one click sends nothing', async () => {
    const before = mailsIn(platform.outbox, '').length
    await visitor.register({ username: undefined, password: undefined, repeat_password: undefined })
    await visitorOf(platform).register({ username: '9876543210', phone_code: 'IN' })
    const { username } = await visitorOf(platform).register()
    await linkTo(username)
    expect(mailsIn(platform.outbox, '').length - before).toBe(1)
  })

  async function signedInAgain(username: string): Promise<Visitor> {
    const again = visitorOf(platform)
    await again.signIn(username, 'correct-horse')
    return again
  }
})
