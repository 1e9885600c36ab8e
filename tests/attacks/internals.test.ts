import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { siteExamples } from '../../scripts/fuzz/inputs/examples.ts'
import { internalProperties } from '../../src/contract/index.ts'
import { buildInto } from '../kernel/small-site.ts'
import { proof } from '../proof/proof.ts'
import { openTarget, type Target } from './target.ts'

const note = 'for colleagues only'
const tag = 'for-colleagues'
const limit = 918_273_645

/** A value for each internal property that authors write. */
const internals: Readonly<Record<string, unknown>> = {
  approval: 'second-person',
  notes: note,
  pictureBudget: 4999,
  publishing: { push: false },
  tags: [tag],
  twoPeopleAbove: [{ amount: limit, currency: 'INR' }],
}

const upcoming = 'upcoming-campaign'
const upcomingBonus = 'upcoming-bonus'

describe('What only colleagues may know', () => {
  let folder = ''
  let target: Target
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'internals-'))
    const pages = path.join(folder, 'pages')
    cpSync('tests/records/base', pages, { recursive: true })
    addUpcoming(pages)
    for (const file of globSync('{*,!(locales)/*}.json', { cwd: pages })) addInternals(path.join(pages, file))
    buildInto(path.join(folder, 'out'), pages)
    target = await openTarget({ site: path.join(folder, 'out') })
  })
  afterAll(async () => {
    await target.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const get = async (url: string) => (await target.call('GET', url)).body

  const expectSilent = (text: string, from: string) => {
    for (const secret of [note, tag, '"approval":"second-person"', '"pictureBudget":4999', String(limit)])
      expect([from, text.includes(secret)]).toEqual([from, false])
  }

  proof(
    'Every internal property of every record has a value; every file of the site, and every call by GET, is requested',
    'no response contains one of them, nor does a page',
    async () => {
      const authored = internalProperties.filter((name) => name !== 'source')
      expect(Object.keys(internals)).toEqual(authored)
      expect(JSON.stringify(target.manifest)).toContain(note)
      const out = path.join(folder, 'out')
      const files = globSync('**/*.*', { cwd: out, exclude: ['**/.*'] })
      for (const file of files) {
        expectSilent(await get(`/${file}`), file)
        if (/\.html$|page-\w+\.json$/.test(file)) expectSilent(readFileSync(path.join(out, file), 'utf8'), file)
      }
      const calls = siteExamples(target.manifest.site.hosts.api)
      for (const { method, url, query } of calls.filter((call) => call.method === 'GET')) {
        const search = new URLSearchParams(query as Record<string, string>)
        expectSilent(await get(`${url}?${search}`), `${method} ${url}`)
      }
      for (const url of ['/api/docs', '/api/docs/openapi.json', '/healthz', '/readyz'])
        expectSilent(await get(url), url)
      return `${authored.join(', ')}: in no response`
    },
  )

  proof(
    'The manifest is read before a landing starts, and after',
    'it does not name the landing before, nor its bonus',
    async () => {
      const before = await get('/manifest.json')
      expect(JSON.parse(before)).toMatchObject({ landings: [{ slug: '' }, { slug: 'aviator-1' }] })
      expect(before).not.toMatch(new RegExp(`${upcoming}|${upcomingBonus}|"source"`))
      target.clock.ahead = Date.parse('2100-01-01T00:00:00Z') - Date.now()
      const after = await get('/manifest.json')
      target.clock.ahead = 0
      expect(JSON.parse(after).landings).toHaveLength(3)
      expect(after).toContain(upcomingBonus)
      expectSilent(after, 'after the start')
      return '2 landings before, 3 after'
    },
  )

  proof(
    'The bonuses of a landing are asked for before it starts, and after; and those of a landing that does not exist',
    'before, the same answer as for the unknown one',
    async () => {
      const bonusesOf = (landing: string) =>
        get(`/api/bonus-management/bonuses/welcome-for-land?currency=INR&landing=${landing}`)
      expect(await bonusesOf(upcoming)).toBe(await bonusesOf('no-such-landing'))
      target.clock.ahead = Date.parse('2100-01-01T00:00:00Z') - Date.now()
      const after = JSON.parse(await bonusesOf(upcoming))
      target.clock.ahead = 0
      expect(after.data.data[0].id).toBe(999)
      return 'byte for byte the same before; bonus 999 after'
    },
  )

  proof(
    'The files with all records and all texts are requested in 10 spellings each',
    'the public manifest, or nothing',
    async () => {
      const seen = new Set<number>()
      const { body } = await target.call('GET', '/manifest.json')
      for (const name of ['manifest', 'texts']) {
        for (const url of spellings(name)) {
          const answer = await target.call('GET', url)
          if (answer.body !== body) expect([url, 403, 404]).toContain(answer.statusCode)
          seen.add(answer.statusCode)
        }
      }
      return `${[...seen].toSorted().join(' or ')}, 20 times`
    },
  )
})

const spellings = (name: string) => [
  `/${name}.json`,
  `//${name}.json`,
  `/./${name}.json`,
  `/admin/../${name}.json`,
  `/admin/..%2f${name}.json`,
  `/%${name.charCodeAt(0).toString(16)}${name.slice(1)}.json`,
  `/${name}%2ejson`,
  `/${name.toUpperCase()}.JSON`,
  `/${name}.json/`,
  `/${name}.json%00`,
]

type Fields = Readonly<Record<string, unknown>>

const read = (file: string): Fields => JSON.parse(readFileSync(file, 'utf8'))
const write = (file: string, record: Fields) => writeFileSync(file, JSON.stringify(record))

/** A landing that starts later, with a bonus of its own. */
function addUpcoming(pages: string): void {
  const bonus = read(path.join(pages, 'bonus-presets/welcome.json'))
  write(path.join(pages, `bonus-presets/${upcomingBonus}.json`), { ...bonus, id: upcomingBonus, bonusId: 999 })
  write(path.join(pages, `landings/${upcoming}.json`), {
    slug: upcoming,
    extends: 'base',
    bonus: { preset: upcomingBonus },
    schedule: { from: '2099-01-01T00:00:00Z', fallback: 'aviator-1' },
  })
}

/** Which of them a record may have depends on its kind. */
function addInternals(file: string): void {
  const folder = path.basename(path.dirname(file))
  const { approval, notes, publishing, tags, twoPeopleAbove } = internals
  const isLanding = folder === 'landings' || folder === 'templates'
  write(file, {
    ...read(file),
    notes,
    ...(isLanding && { tags }),
    ...(folder === 'markets' && { approval }),
    ...(path.basename(file) === 'site.json' && { publishing, withdrawals: { twoPeopleAbove } }),
  })
}
