import { afterAll, beforeAll, describe, expect } from 'vitest'
import { newAddress, newEmail } from '../identities.ts'
import { mailsIn } from '../mails.ts'
import { proof } from '../proof/proof.ts'
import { visitorOf } from '../services/visitor.ts'
import { openTarget, type Target } from './target.ts'

const minute = 60_000

describe('Messages that strangers have sent to a mailbox', () => {
  let target: Target
  beforeAll(async () => {
    target = await openTarget()
  })
  afterAll(() => target.close())

  const ask = (username: string, ip = newAddress()) =>
    target.call(
      'POST',
      '/api/v1/players/passwords/recover-request',
      { username, locale: 'en' },
      { 'x-forwarded-for': ip },
    )
  const linkIn = (mail = '') => /#recover=([\w-]+)/.exec(mail)?.[1] ?? ''
  const linksTo = (mailbox: string) => mailsIn(target.outbox, mailbox).map(linkIn).filter(Boolean)
  const recover = async (recovery_token: string) => {
    const body = { recovery_token, password: 'new-horse', repeat_password: 'new-horse' }
    const from = { 'x-forwarded-for': newAddress() }
    return (await target.call('POST', '/api/v1/players/passwords/recover', body, from)).statusCode
  }
  /** How often a stranger, who registers for it, has a code sent to the mailbox. */
  const sendCodes = async (email: string, times: number, headers: object = {}) => {
    const stranger = visitorOf(target)
    const { password, token } = await stranger.register()
    const seen: number[] = []
    for (let round = 0; round < times; round++) {
      const authorization = `Bearer ${token.access_token}`
      const answer = await stranger.call(
        'PATCH',
        '/api/v1/players/email',
        { email, password },
        { authorization, ...headers },
      )
      seen.push(answer.statusCode)
    }
    return seen
  }

  proof(
    'Fifty requests from fifty addresses for the password of a player, who then asks, too',
    'all get the same answer; four messages, all with the same link, which works',
    async () => {
      const { username } = await visitorOf(target).register({ locale: 'en' })
      const unknown = await ask(newEmail())
      const answers = await Promise.all(Array.from({ length: 50 }, () => ask(username)))
      answers.push(await ask(username))
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
        new Set([`200 ${unknown.body}`]),
      )
      await expect.poll(() => linksTo(username)).toHaveLength(4)
      const links = new Set(linksTo(username))
      const [link = ''] = links
      expect([links.size, await recover(link)]).toEqual([1, 200])
      return '200, 51 times, byte by byte as for an unknown mailbox; 4 messages, 1 link; it sets the password'
    },
  )

  proof(
    'A stranger asks every ten minutes, for three hours; then the player opens the last message',
    'its link works: none was made void by a request that sent no message',
    async () => {
      const { username } = await visitorOf(target).register({ locale: 'en' })
      for (let round = 0; round < 18; round++) {
        await ask(username)
        target.clock.ahead += 10 * minute
      }
      await expect.poll(() => linksTo(username).length).toBeGreaterThan(12)
      const links = linksTo(username)
      expect(links.length).toBeLessThanOrEqual(16)
      expect(await recover(links.at(-1) ?? '')).toBe(200)
      return 'at most 16 messages; 200'
    },
  )

  proof(
    'A stranger keeps a link alive by asking every 50 minutes',
    'after a day the next message has another link, and the former one is void',
    async () => {
      const { username } = await visitorOf(target).register({ locale: 'en' })
      for (let round = 1; round <= 32; round++) {
        await ask(username)
        await expect.poll(() => linksTo(username)).toHaveLength(round)
        target.clock.ahead += 50 * minute
      }
      const links = linksTo(username)
      const seen = [new Set(links).size, await recover(links[0] ?? ''), await recover(links.at(-1) ?? '')]
      expect(seen).toEqual([2, 400, 200])
      return '2 links in 26 hours; the first 400, the last 200'
    },
  )

  proof(
    'Four accounts have ten codes each sent to a mailbox that is not theirs, from one address; then somebody from elsewhere has one sent',
    'four messages from the address, and one more',
    async () => {
      const mailbox = newEmail()
      const from = { 'x-forwarded-for': newAddress() }
      const seen: number[] = []
      for (let account = 0; account < 4; account++) seen.push(...(await sendCodes(mailbox, 10, from)))
      expect(seen).toEqual([...Array(4).fill(200), ...Array(36).fill(429)])
      expect([await sendCodes(mailbox, 1), mailsIn(target.outbox, mailbox).length]).toEqual([[200], 5])
      return '200, 4 times, then 429, 36 times; 200 from elsewhere; 5 messages'
    },
  )

  proof('The same from twenty addresses, with additions after a plus sign', 'twelve messages an hour', async () => {
    const mailbox = newEmail()
    const looks = [mailbox, mailbox.replace('@', '+one@'), mailbox.replace('@', '+two@').toUpperCase()]
    const seen: number[] = []
    for (let account = 0; account < 20; account++) seen.push(...(await sendCodes(looks[account % 3] ?? '', 2)))
    expect(seen.filter((status) => status === 200)).toHaveLength(12)
    expect(new Set(seen)).toEqual(new Set([200, 429]))
    return '200, 12 times, then 429; 12 messages'
  })

  proof('One address has codes sent to 30 mailboxes', '20 an hour', async () => {
    const from = { 'x-forwarded-for': newAddress() }
    const seen: number[] = []
    for (let account = 0; account < 30; account++) seen.push(...(await sendCodes(newEmail(), 1, from)))
    expect(seen).toEqual([...Array(20).fill(200), ...Array(10).fill(429)])
    return '200, 20 times, then 429'
  })
})
