import { describe, expect, test } from 'vitest'
import type { Manifest } from '../../../../src/contract/index.ts'
import { indexedSite } from '../../../../src/routing/indexed-site.ts'
import { outcomeOf } from '../../../../src/rules/edge/replay/outcome-of.ts'
import { replay } from '../../../../src/rules/edge/replay/replay.ts'
import type { SampledRequest } from '../../../../src/rules/edge/sample/sampled-request.ts'
import { manifest } from '../../../shipped.ts'

const shipped: Manifest = manifest
const now = Date.parse('2027-04-01T12:00:00Z')

const request = (below: string, more: Partial<SampledRequest> = {}): SampledRequest => ({
  path: `${shipped.site.basePath}${below}`,
  languages: ['en'],
  device: 'phone',
  ...more,
})

type Landing = Manifest['landings'][number]

/** The site with another version of a landing. */
const changed = (slug: string, change: (landing: Landing) => Landing, more: Partial<Manifest> = {}) =>
  indexedSite({
    ...shipped,
    landings: shipped.landings.map((landing) => (landing.slug === slug ? change(landing) : landing)),
    ...more,
  })

const site = indexedSite(shipped)

describe('what a visitor gets', () => {
  test('is a landing in a language with a bonus, by the rules of the server', () => {
    expect(outcomeOf(request('aviator-1'), site, now)).toMatchObject({ landing: 'aviator-1', language: 'en' })
    expect(outcomeOf(request('aviator-1', { languages: ['hi', 'en'] }), site, now)).toMatchObject({ language: 'hi' })
    expect(outcomeOf(request('aviator-1'), site, now).bonus).toMatch(/INR$/)
    expect(outcomeOf(request('no-such-landing'), site, now)).toEqual({ refusal: 'not-found' })
  })

  test('is where redirects, schedules and languages lead in the end', () => {
    const moved = indexedSite({ ...shipped, redirects: [{ from: 'aviator-old', to: 'aviator-1' }] })
    expect(outcomeOf(request('hi/aviator-old'), moved, now)).toMatchObject({ landing: 'aviator-1', language: 'hi' })
    const over = changed('aviator-1', (landing) => ({
      ...landing,
      schedule: { until: '2027-03-01T00:00:00Z', fallback: 'jetx-rocket' },
    }))
    expect(outcomeOf(request('aviator-1'), over, now)).toMatchObject({ landing: 'jetx-rocket' })
    const ahead = Date.parse('2027-02-01T00:00:00Z')
    expect(outcomeOf(request('aviator-1'), over, ahead)).toMatchObject({ landing: 'aviator-1' })
  })

  test('is a refusal where the law closes the market of a live site', () => {
    const live = indexedSite({ ...shipped, site: { ...shipped.site, mode: 'live' } })
    expect(outcomeOf(request('aviator-1', { country: 'IN' }), live, now)).toEqual({ refusal: 'denied' })
  })
})

describe('a replay', () => {
  const requests = [
    request('aviator-1'),
    request('aviator-1', { country: 'IN', languages: ['hi'] }),
    request('jetx-rocket'),
    request('no-such-landing'),
  ]

  test('of the same records changes nothing', () => {
    const { requests: count, changed: other, differences } = replay(requests, site, site, now)
    expect([count, other]).toEqual([4, 0])
    expect(differences.every((one) => one.count === 0 && one.examples.length === 0)).toBe(true)
  })

  test('counts who gets another landing, language, bonus or refusal, with examples', () => {
    const after = changed('aviator-1', (landing) => ({
      ...landing,
      schedule: { until: '2027-03-01T00:00:00Z', fallback: 'jetx-rocket' },
    }))
    const { changed: other, differences } = replay(requests, site, after, now)
    expect(other).toBe(2)
    const [ofLanding] = differences
    expect(ofLanding).toMatchObject({ what: 'landing', count: 2 })
    expect(ofLanding?.examples[0]).toMatchObject({
      request: { path: `${shipped.site.basePath}aviator-1` },
      before: { landing: 'aviator-1' },
      after: { landing: 'jetx-rocket' },
    })
    const bonus = changed('aviator-1', (landing) => ({
      ...landing,
      bonus: { ...landing.bonus, amount: landing.bonus.amount + 100 },
    }))
    const counts = replay(requests, site, bonus, now).differences.map(({ what, count }) => [what, count])
    expect(counts).toEqual([
      ['landing', 0],
      ['language', 0],
      ['bonus', 2],
      ['refusal', 0],
    ])
    const gone = indexedSite({ ...shipped, landings: shipped.landings.filter(({ slug }) => slug !== 'aviator-1') })
    expect(replay(requests, site, gone, now).differences.at(-1)).toMatchObject({ what: 'refusal', count: 2 })
  })
})
