import { afterAll, beforeAll, describe, expect } from 'vitest'
import { type Browser, edit, signedIn } from '../desk/test-desk.ts'
import { onThisMachine } from '../machine.ts'
import { proof } from '../proof/proof.ts'
import { openTarget, type Target } from './target.ts'

const record = 'landings/aviator-1.json'

/** Collections of as many teams as the schema allows: 4,032 landings each. */
const leagues = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    record: `collections/league-${i}.json`,
    text: JSON.stringify({
      id: `league-${i}`,
      kind: 'ordered-pairs',
      extends: 'base',
      block: 'hero',
      slug: '{home}-vs-{away}',
      teams: Array.from({ length: 64 }, (__, team) => ({
        id: `t${i}-${team}`,
        name: 'page.title',
        code: 'ABC',
        venue: 'page.title',
        color: '#0B6B5D',
        accent: '#F6E3A8',
        emblem: 'fluent-emoji-flat:dolphin',
      })),
      calendar: { firstKickOff: '2027-03-20T19:30:00+05:30', hoursBetween: 24 },
    }),
  }))

describe('Checks that hold up the admin', () => {
  let target: Target
  let viewer: Browser
  let publisher: Browser
  beforeAll(async () => {
    target = await openTarget({ build: async () => {} })
    viewer = await signedIn(target, 'viewer')
    publisher = await signedIn(target, 'publisher')
  })
  afterAll(() => target.close())

  proof(
    'A viewer checks 70 collections, which make 282,240 landings in less than 1 MB',
    'refused at once, with what to do instead; the admin answers',
    async () => {
      expect(JSON.stringify(leagues(70)).length).toBeLessThan(2 ** 20)
      const began = performance.now()
      const [code, message] = await viewer.refused('check', { body: { records: leagues(70) } })
      expect([code, message]).toEqual([
        'check-too-large',
        'These records make 282240 landings; at most 10000 are checked at once. Use npm run check for all of them',
      ])
      expect(performance.now() - began).toBeLessThan(onThisMachine(3000))
      expect((await publisher.ask('library', {})).slugs).toContain('aviator-1')
      return `${code}: “${message}”`
    },
  )

  proof(
    'A viewer sends 60 checks of 8,064 landings at once, and leaves after a publisher has published',
    'publishing comes before the checks that wait; those beyond 50 learn how many are ahead; those of the viewer who left are dropped',
    async () => {
      await edit(publisher, record, (value) => Object.assign(value, { currencyByIp: true }))
      const address = new URL('/admin/api/check', await target.listen())
      const leaving = new AbortController()
      const check = async (records: object[], signal: AbortSignal) => {
        const headers = { 'content-type': 'application/json', cookie: viewer.cookie() }
        const body = JSON.stringify({ records })
        const answer = await fetch(address, { method: 'POST', headers, body, signal })
        return { status: answer.status, ...(await answer.json()) }
      }
      const heavy = leagues(2)
      const answers = Array.from({ length: 60 }, () => check(heavy, leaving.signal))
      const all = Promise.allSettled(answers)
      const busy = await Promise.race(answers)
      expect(busy).toMatchObject({ status: 503, message: expect.stringMatching(/^\d+ other checks are ahead/) })
      const order = { records: [{ record, version: 1 }], note: 'once' }
      expect((await publisher.send('publish', { body: order })).statusCode).toBe(200)
      leaving.abort()
      await all
      const text = JSON.stringify({ slug: 'new', extends: 'base', theme: 'nowhere' })
      const { signal } = new AbortController()
      const next = await check([{ record: 'landings/new.json', text }], signal)
      expect(next).toMatchObject({ status: 200, diagnostics: [{ code: 'unknown-theme' }] })
      return '503 registry-busy for those beyond the queue; 200 for the publisher; 200 for the next check'
    },
  )
})
