import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { BulkOrder, PropertyChange } from '../../src/contract/index.ts'
import { mainly } from '../kernel/databases.ts'
import { type Browser, edit, openTestDesk, password, signedIn, type TestDesk, textOf } from './test-desk.ts'

const recordsOf = (count: number) => Array.from({ length: count }, (_, index) => `landings/campaign-${index}.json`)
const few = 6
const records = recordsOf(few)
const [first = '', second = '', third = ''] = records

const theme = (value: string): PropertyChange => ({ path: ['theme'], act: 'set', value })
const tags: PropertyChange = { path: ['tags'], act: 'add', value: ['diwali'] }
const layout: PropertyChange = { path: ['blocks', 'hero', 'layout'], act: 'set', value: 'poster' }
const change = (changes: PropertyChange[], some = records): BulkOrder => ({ kind: 'change', records: some, changes })

/** Landings as people write them: no two files are alike. */
function writeLandings(pages: string, count = few): void {
  for (const [index, record] of recordsOf(count).entries()) {
    const slug = `campaign-${index}`
    const value = { slug, extends: 'base', ...(index % 3 === 0 && { theme: 'night', tags: [`wave-${index}`] }) }
    const text = index % 2 ? textOf(value) : JSON.stringify(value)
    writeFileSync(path.join(pages, record), text)
  }
  const night = JSON.parse(readFileSync(path.join(pages, 'themes/night.json'), 'utf8'))
  for (const id of ['day', 'dusk']) writeFileSync(path.join(pages, `themes/${id}.json`), textOf({ ...night, id }))
}

describe.each(mainly('PostgreSQL'))('many landings at once, on %s', (kind) => {
  let folder = ''
  let desk: TestDesk
  let asha: Browser
  let ben: Browser
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'bulk-'))
    const pages = path.join(folder, 'pages')
    cpSync('tests/records/base', pages, { recursive: true })
    mkdirSync(path.join(pages, 'landings'), { recursive: true })
    writeLandings(pages)
    desk = await openTestDesk(kind, { pages })
    asha = await signedIn(desk, 'editor', 'Asha Rao')
    ben = await signedIn(desk, 'publisher', 'Ben Iyer')
  })
  afterEach(async () => {
    await desk.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const filesIn = () =>
    Object.fromEntries(
      readdirSync(path.join(desk.pages, 'landings')).map((name) => [name, desk.read(`landings/${name}`)]),
    )
  const dryRun = (order: BulkOrder, who = ben) => who.ask('bulk-dry-run', { body: { order } })
  async function publish(order: BulkOrder, note = '', who = ben) {
    const { seen } = await dryRun(order, who)
    return who.ask('bulk-publish', { body: { order, seen, note } })
  }
  const revert = (publication: string, more = {}): BulkOrder => ({ kind: 'revert', publication, ...more })
  const publications = async () => (await ben.ask('publications', { query: {} })).publications

  test('a change of 100 landings and its revert leave every file byte for byte as before', async () => {
    const count = 100
    writeLandings(desk.pages, count)
    const before = filesIn()
    const order = change([theme('day'), tags, layout], recordsOf(count))
    const run = await dryRun(order)
    expect([run.records.length, run.unchanged, run.refused, run.landings.length]).toEqual([count, [], [], count])
    expect(run.blocks).toEqual([
      { id: 'hero', type: 'hero' },
      { id: 'footer', type: 'footer' },
    ])
    const { publication, records: changed } = await publish(order, 'For Diwali')
    expect(changed).toBe(count)
    expect(JSON.parse(desk.read(first))).toMatchObject({
      ...{ theme: 'day', tags: ['wave-0', 'diwali'] },
      blockChanges: { hero: { layout: 'poster' } },
    })
    // A week later.
    desk.clock.ahead += 7 * 24 * 3_600_000
    await ben.signIn('ben.iyer@example.com', password)
    const back = await publish(revert(publication), 'Over')
    expect(filesIn()).toEqual(before)
    expect(await publications()).toMatchObject([
      { act: 'revert', reverts: publication, records: count, note: 'Over', by: 'Ben Iyer' },
      { id: publication, act: 'bulk-change', records: count, revertedAt: expect.any(String) },
    ])
    // What was taken back can be brought back.
    await publish(revert(back.publication))
    expect(JSON.parse(desk.read(second)).theme).toBe('day')
  })

  test('is one entry of the log and of each history', async () => {
    const { publication } = await publish(change([theme('day')]), 'For Diwali')
    const administrator = await signedIn(desk, 'administrator')
    const { entries } = await administrator.ask('audit', { query: {} })
    const [entry, ...others] = entries.filter(({ by }) => by === 'Ben Iyer')
    expect(entry).toMatchObject({ action: 'bulk-change', details: expect.stringContaining('For Diwali · 6 records') })
    expect(others.filter(({ action }) => action === 'publish')).toEqual([])
    const { versions } = await asha.ask('history', { query: { record: first } })
    expect(versions[0]).toMatchObject({ note: 'For Diwali', publication: { id: publication, records: few } })
  })

  test('a landing that already is so stays as it is written, also when others change', async () => {
    const before = desk.read(first)
    const run = await dryRun(change([theme('night')]))
    expect([run.records, run.unchanged.length]).toEqual([[], few])
    await publish(change([{ path: ['tags'], act: 'add', value: ['wave-0'] }], [first, second]))
    expect(desk.read(first)).toBe(before)
    expect(JSON.parse(desk.read(second)).tags).toEqual(['wave-0'])
  })

  test('back to inherited takes away what the landings state', async () => {
    const run = await dryRun(
      change([
        { path: ['theme'], act: 'inherit' },
        { path: ['tags'], act: 'inherit' },
      ]),
    )
    expect([run.records.length, run.unchanged.length]).toEqual([2, 4])
    expect(JSON.parse(run.records[0]?.after ?? '')).toEqual({ slug: 'campaign-0', extends: 'base' })
  })

  test('landings on which somebody works refuse by name, and nothing is published until they are left out', async () => {
    await edit(asha, first, (value) => Object.assign(value, { notes: 'mine' }))
    const version = await edit(ben, second, (value) => Object.assign(value, { notes: 'later' }))
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    await ben.ask('schedule', { body: { records: [{ record: second, version }], publishAt } })
    await ben.ask('discard-draft', { body: { record: second, version } })
    const order = change([theme('day')])
    const run = await dryRun(order)
    expect(run.refused.map(({ record, reason, message }) => [record, reason, message])).toEqual([
      [first, 'draft', 'Asha Rao has a draft of it.'],
      [second, 'planned', expect.stringMatching(/^Ben Iyer has planned a version of it for /)],
    ])
    const before = filesIn()
    const [code, message] = await ben.refused('bulk-publish', { body: { order, seen: run.seen, note: '' } })
    expect([code, message]).toEqual(['bulk-refused', `${first}: Asha Rao has a draft of it.`])
    expect((await ben.refused('bulk-drafts', { body: { order, seen: run.seen } }))[0]).toBe('bulk-refused')
    expect(filesIn()).toEqual(before)
    await publish(change([theme('day')], records.slice(2)))
    const { draft } = await asha.ask('record', { query: { name: first } })
    expect(JSON.parse(draft?.text ?? '')).toMatchObject({ notes: 'mine' })
    expect((await asha.ask('record', { query: { name: second } })).launches).toHaveLength(1)
  })

  test('records with errors refuse with their reason, others are shown without them', async () => {
    desk.write(
      first,
      textOf({
        ...JSON.parse(desk.read(first)),
        blocks: [{ id: 'foot', type: 'footer', conditions: true, languages: true }],
      }),
    )
    const run = await dryRun(
      change([{ path: ['bonus', 'preset'], act: 'set', value: 'none' }], [first, 'landings/never.json']),
    )
    expect(run.refused).toMatchObject([
      { record: 'landings/never.json', reason: 'not-published' },
      { record: first, reason: 'invalid', message: expect.stringContaining('There is no bonus preset "none"') },
    ])
    expect(run.diagnostics.map(({ file, code }) => [file, code])).toContainEqual([first, 'unknown-bonus-preset'])
    expect((await dryRun(change([layout]))).records).toHaveLength(few - 1)
  })

  test('what has changed since the dry run is refused, not published unseen', async () => {
    const order = change([tags])
    const { seen } = await dryRun(order)
    desk.write(third, textOf({ ...JSON.parse(desk.read(third)), notes: 'by hand' }))
    const before = filesIn()
    expect((await ben.refused('bulk-publish', { body: { order, seen, note: '' } }))[0]).toBe('stale-order')
    expect(filesIn()).toEqual(before)
  })

  test('a revert leaves what something else has changed since, field by field, unless it is chosen', async () => {
    const { publication } = await publish(change([theme('day'), layout]))
    await publish(change([theme('dusk'), { path: ['notes'], act: 'set', value: 'darker' }], [first, second]))
    const run = await dryRun(revert(publication))
    expect(run.records.filter(({ kept }) => kept.length > 0)).toMatchObject([
      { record: first, kept: [{ pointer: '/theme', wanted: 'night', present: 'dusk', isAlso: false }] },
      { record: second, kept: [{ pointer: '/theme', present: 'dusk', isAlso: false }] },
    ])
    const also = [{ record: second, pointer: '/theme' }]
    await publish(revert(publication, { without: [third], also }))
    expect(JSON.parse(desk.read(first))).toEqual({
      ...{ slug: 'campaign-0', extends: 'base', theme: 'dusk', tags: ['wave-0'], notes: 'darker' },
    })
    expect(JSON.parse(desk.read(second))).toEqual({ slug: 'campaign-1', extends: 'base', notes: 'darker' })
    expect(JSON.parse(desk.read(third)).theme).toBe('day')
  })

  test('any publication can be taken back, also of texts, beside drafts of other texts', async () => {
    const language = 'locales/hi.json'
    const words = JSON.parse(desk.read(language))
    const say = (text: string) => (value: Record<string, unknown>) => Object.assign(value, { 'page.title': text })
    const version = await edit(ben, language, say('{brand}: {game}'))
    await ben.ask('publish', { body: { records: [{ record: language, version }], note: '' } })
    await edit(asha, language, (value) => Object.assign(value, { 'page.description': 'अधूरा' }))
    const [published] = await publications()
    await publish(revert(published?.id ?? ''))
    expect(JSON.parse(desk.read(language))).toEqual(words)
    const { draft } = await asha.ask('record', { query: { name: language } })
    expect(JSON.parse(draft?.text ?? '')).toEqual({ ...words, 'page.description': 'अधूरा' })
  })

  test('where a market asks for a second person, the changes are drafts that a colleague approves', async () => {
    const market = 'markets/india.json'
    desk.write(market, textOf({ ...JSON.parse(desk.read(market)), approval: 'second-person' }))
    const order = change([theme('day')], [first, second])
    const { seen, approval } = await dryRun(order)
    expect(approval).toEqual(['india'])
    expect((await ben.refused('bulk-publish', { body: { order, seen, note: '' } }))[0]).toBe('approval-needed')
    const { drafts } = await asha.ask('bulk-drafts', { body: { order, seen } })
    expect(drafts).toEqual([first, second].map((record) => ({ record, version: 1 })))
    await ben.ask('approve', { body: { records: drafts } })
    await ben.ask('publish', { body: { records: drafts, note: '' } })
    expect(JSON.parse(desk.read(second)).theme).toBe('day')
  })

  test('copies for markets are checked, and are drafts: all of them or none', async () => {
    const [brl, preset] = ['markets/brazil.json', 'bonus-presets/welcome.json']
    const india = JSON.parse(desk.read('markets/india.json'))
    desk.write(brl, textOf({ ...india, id: 'brazil', countries: ['BR'], currencies: ['BRL'], locales: ['en'] }))
    const welcome = JSON.parse(desk.read(preset))
    const copies = (...copied: string[]): BulkOrder => ({
      kind: 'copy',
      copies: copied.map((slug) => ({ record: first, market: 'brazil', slug })),
    })
    const [refused] = (await dryRun(copies('in-brazil'))).refused
    expect(refused).toMatchObject({ record: 'landings/in-brazil.json', reason: 'invalid' })
    desk.write(preset, textOf({ ...welcome, amounts: [...welcome.amounts, { amount: 900, currency: 'BRL' }] }))
    await edit(asha, 'landings/drafted.json', (value) => Object.assign(value, { slug: 'drafted', extends: 'base' }))
    const taken = await dryRun(copies('in-brazil', 'campaign-1', 'drafted', 'In Brazil', 'in-brazil'), asha)
    expect(taken.refused.map(({ reason, message }) => [reason, message])).toEqual([
      ['taken', 'The address “campaign-1” is already taken.'],
      ['taken', 'The address “drafted” is already taken.'],
      ['invalid', '“In Brazil” is no address: lower-case letters, digits and hyphens.'],
      ['taken', 'The address “in-brazil” is already taken.'],
    ])
    const order = copies('in-brazil', 'in-brazil-2')
    const { seen, records: made } = await dryRun(order, asha)
    expect(made[0]).toMatchObject({ from: first, before: null, notes: ['Amounts are in BRL instead of INR.'] })
    const [code] = await ben.refused('bulk-publish', { body: { order, seen, note: '' } })
    expect(code).toBe('bulk-refused')
    await edit(ben, 'landings/in-brazil-2.json', (value) =>
      Object.assign(value, { slug: 'in-brazil-2', extends: 'base' }),
    )
    expect((await asha.refused('bulk-drafts', { body: { order, seen } }))[0]).toBe('bulk-refused')
    const alone = copies('in-brazil')
    const { drafts } = await asha.ask('bulk-drafts', { body: { order: alone, seen: (await dryRun(alone)).seen } })
    await ben.ask('publish', { body: { records: drafts, note: '' } })
    expect(JSON.parse(desk.read('landings/in-brazil.json'))).toMatchObject({
      ...{ slug: 'in-brazil', extends: 'base', market: 'brazil', bonus: { currency: 'BRL' } },
    })
  })

  test('an address, a parent or a whole block is not changed in many landings', async () => {
    for (const where of [['slug'], ['extends'], ['blocks', 'hero']]) {
      const order = change([{ path: where, act: 'set', value: 'x' }])
      expect((await ben.refused('bulk-dry-run', { body: { order } }))[0]).toBe('invalid-input')
    }
  })

  test('what does not exist cannot be taken back', async () => {
    expect((await ben.refused('bulk-dry-run', { body: { order: revert('nothing') } }))[0]).toBe('unknown-publication')
  })
})

test('a bulk change is one commit', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bulk-git-'))
  const pages = path.join(folder, 'pages')
  cpSync('tests/records/base', pages, { recursive: true })
  writeLandings(pages)
  const git = (...given: string[]) => execFileSync('git', given, { cwd: folder, encoding: 'utf8' }).trim()
  git('init', '--quiet')
  git('config', 'user.name', 'Cara')
  git('config', 'user.email', 'cara@example.com')
  git('add', '.')
  git('commit', '--quiet', '--message', 'First')
  const desk = await openTestDesk('SQLite', { pages })
  try {
    const ben = await signedIn(desk, 'publisher', 'Ben Iyer')
    const carryOut = async (order: BulkOrder, note: string) => {
      const { seen } = await ben.ask('bulk-dry-run', { body: { order } })
      const done = await ben.ask('bulk-publish', { body: { order, seen, note } })
      expect(done.remark).toBeUndefined()
      return done.publication
    }
    const publication = await carryOut(change([theme('day')]), 'Day')
    await carryOut({ kind: 'revert', publication }, 'Night')
    expect(git('log', '--format=%an %s').split('\n')).toEqual(['Ben Iyer Night', 'Ben Iyer Day', 'Cara First'])
    expect(git('show', '--name-only', '--format=', 'HEAD').split('\n')).toHaveLength(few)
    expect([git('diff', 'HEAD~2', 'HEAD'), git('status', '--porcelain')]).toEqual(['', ''])
  } finally {
    await desk.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
