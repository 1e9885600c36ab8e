import { afterAll, beforeAll, describe, expect } from 'vitest'
import { type Browser, signedIn } from '../desk/test-desk.ts'
import { newAddress } from '../identities.ts'
import { proof } from '../proof/proof.ts'
import { openTarget, type Target } from './target.ts'

const record = 'landings/aviator-1.json'

describe('Comments of guests on shared previews', () => {
  let target: Target
  let asha: Browser
  beforeAll(async () => {
    target = await openTarget()
    asha = await signedIn(target, 'publisher', 'Asha Rao')
  })
  afterAll(() => target.close())

  const share = async () => {
    const { address } = await asha.ask('preview-link', { body: { record, days: 1 } })
    return address.slice(address.lastIndexOf('/') + 1)
  }
  const say = (token: string, more: object = {}, address = newAddress()) =>
    target.call(
      'POST',
      '/admin/api/shared/comments',
      { token, name: 'Meera', path: [], text: 'Fine.', ...more },
      { 'x-forwarded-for': address },
    )
  const seenByStaff = async () => (await asha.ask('comments', { query: { record } })).comments
  const seenBy = async (token: string) =>
    (await target.call('GET', `/admin/api/shared/comments?token=${token}`)).json().comments

  proof(
    'One address sends 200 comments with a link',
    'some are stored, the others refused with Retry-After',
    async () => {
      const [token, address] = [await share(), newAddress()]
      const answers = []
      for (let i = 0; i < 200; i++) answers.push(await say(token, {}, address))
      const refused = answers.filter(({ statusCode }) => statusCode === 429)
      expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)
      expect(await seenBy(token)).toHaveLength(200 - refused.length)
      expect(refused).toHaveLength(180)
      return '20 stored, then 429'
    },
  )

  proof(
    '300 addresses send comments with one link for a day',
    'what a link can bring is bounded, and another link still takes comments',
    async () => {
      const token = await share()
      const statuses = new Set<number>()
      for (let i = 0; i < 300; i++) {
        target.clock.ahead += 4 * 60_000
        statuses.add((await say(token)).statusCode)
      }
      const stored = await seenBy(token).catch(() => undefined)
      const own = await target.db.selectFrom('comments').select('link').execute()
      const most = Math.max(...[...Map.groupBy(own, ({ link }) => link).values()].map(({ length }) => length))
      expect([most, stored === undefined || stored.length === most]).toEqual([200, true])
      target.clock.ahead = 0
      expect((await say(await share())).statusCode).toBe(200)
      return '200 comments, then 429; the other link takes one'
    },
  )

  proof(
    'Markup, scripts, bidirectional marks and 2,000 characters as name and text',
    'they are stored and answered as they are, as JSON that browsers do not render',
    async () => {
      const token = await share()
      const texts = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '\u202Eabc', 'x'.repeat(2000)]
      for (const text of texts) expect((await say(token, { text, name: text.slice(0, 80) })).statusCode).toBe(200)
      const answer = await target.call('GET', `/admin/api/shared/comments?token=${token}`)
      expect(answer.json().comments.map(({ text }: { text: string }) => text)).toEqual(texts)
      expect(answer.headers).toMatchObject({
        'content-type': expect.stringContaining('application/json'),
        'x-content-type-options': 'nosniff',
      })
      return 'the same words, 4 times, as application/json with nosniff'
    },
  )

  proof(
    'Comments that are empty, too long, of other types, at places that are too deep, with further properties, for other records',
    'refused, and nothing is stored',
    async () => {
      const token = await share()
      const bodies = [
        ...[{ text: '' }, { text: '   ' }, { text: 'x'.repeat(2001) }, { text: 7 }, { text: ['a'] }],
        ...[{ name: '' }, { name: 'x'.repeat(81) }, { path: Array(13).fill('a') }, { path: ['x'.repeat(101)] }],
        ...[{ path: 'blocks' }, { record: 'site.json' }, { staff_id: 'x' }, { isGuest: false }, { token: '../..' }],
      ]
      for (const body of bodies) expect((await say(token, body)).statusCode).toBe(400)
      expect(await seenBy(token)).toEqual([])
      return `400, ${bodies.length} times; nothing stored`
    },
  )

  proof(
    'A link that is revoked, has expired, is guessed, or belongs to somebody else',
    'takes and shows nothing; no link shows what was said with another one, or by the staff',
    async () => {
      const [revoked, other] = [await share(), await share()]
      await say(revoked, { text: 'A secret.' })
      await asha.ask('add-comment', { body: { record, path: [], text: 'Among us.' } })
      expect(await seenBy(other)).toEqual([])
      const { links } = await asha.ask('preview-links', { query: { record } })
      for (const { id } of links) await asha.ask('revoke-preview-link', { body: { id } })
      const guessed = [revoked, other, 'x'.repeat(43), '%00'.replace('%', 'a')]
      for (const token of guessed) {
        expect((await say(token)).json().code).toBe('link-expired')
        const shown = await target.call('GET', `/admin/api/shared/comments?token=${token}`)
        expect(shown.json().code).toBe('link-expired')
      }
      expect((await seenByStaff()).map(({ text }) => text)).toContain('A secret.')
      return 'link-expired, 8 times; an empty list; the staff keeps what was said'
    },
  )

  proof('A page of another site sends a comment with the link of its visitor', 'refused', async () => {
    const token = await share()
    const answer = await target.call(
      'POST',
      '/admin/api/shared/comments',
      { token, name: 'Meera', path: [], text: 'Fine.' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    )
    expect([answer.statusCode, await seenBy(token)]).toEqual([403, []])
    return '403, nothing stored'
  })
})
