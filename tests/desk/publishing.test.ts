import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Build } from '../../src/desk/desk.ts'
import { mainly } from '../kernel/databases.ts'
import { onThisMachine } from '../machine.ts'
import { type Browser, compilePages, edit, openTestDesk, signedIn, type TestDesk, textOf } from './test-desk.ts'

const record = 'landings/aviator-1.json'
const tagged = (tag: string) => (value: Record<string, unknown>) => Object.assign(value, { tags: [tag] })

describe.each(mainly('PostgreSQL'))('publishing, on %s', (kind) => {
  let desk: TestDesk
  let asha: Browser
  let ben: Browser
  let buildFails: Error | undefined
  let onBuild = () => {}
  const build: Build = async () => {
    onBuild()
    if (buildFails) throw buildFails
    compilePages(desk.pages)
  }
  beforeEach(async () => {
    buildFails = undefined
    onBuild = () => {}
    desk = await openTestDesk(kind, { build })
    asha = await signedIn(desk, 'editor', 'Asha Rao')
    ben = await signedIn(desk, 'publisher', 'Ben Iyer')
  })
  afterEach(() => desk.close())

  const draftOf = async (name: string) => {
    const answer = await ben.send('record', { query: { name } })
    return answer.statusCode === 200 ? answer.json().draft : null
  }
  const order = (note = '', version = 1, name = record) => ({ body: { records: [{ record: name, version }], note } })
  /** Temporary files of a failed write. */
  const leftovers = () => readdirSync(path.join(desk.pages, 'landings')).filter((name) => name.startsWith('.'))

  test('the summary lists differences, problems and affected pages', async () => {
    await edit(asha, 'templates/base.json', (value) =>
      Object.assign(value, { tags: ['all'], description: 'page.title' }),
    )
    const summary = await asha.ask('publish-summary', { body: { records: ['templates/base.json'] } })
    expect(summary.changes).toEqual([
      {
        record: 'templates/base.json',
        differences: [
          { pointer: '/description', before: 'page.description', after: 'page.title' },
          { pointer: '/tags', after: ['all'] },
        ],
      },
    ])
    expect(summary).toMatchObject({
      landings: ['', 'aviator-1'],
      languages: 2,
      diagnostics: [{ file: 'locales/en.json', code: 'unused-message', pointer: '/page.description' }],
    })
    expect(summary.pages).toBeGreaterThan(4)
  })

  test('a text changes the pages of its language that show it, and its errors are reported', async () => {
    await edit(asha, 'locales/hi.json', (value) => Object.assign(value, { 'button.register': 'अभी {percent}' }))
    const records = ['locales/hi.json']
    expect(await asha.ask('publish-summary', { body: { records } })).toMatchObject({
      landings: ['', 'aviator-1'],
      languages: 1,
      pages: 5,
      diagnostics: [],
    })
    await edit(asha, 'locales/hi.json', (value) => Object.assign(value, { 'button.register': '{percent' }))
    const { diagnostics, landings, pages } = await asha.ask('publish-summary', { body: { records } })
    expect(diagnostics).toMatchObject([{ file: 'locales/hi.json', pointer: '/button.register' }])
    expect([landings, pages]).toEqual([[], 0])
  })

  test('a text used by one landing changes only that landing’s pages', async () => {
    desk.write(record, textOf({ ...JSON.parse(desk.read(record)), title: 'dialog.title' }))
    const version = await edit(asha, 'locales/hi.json', (value) =>
      Object.assign(value, { 'page.title': '{brand}: {game}' }),
    )
    const summary = await asha.ask('publish-summary', { body: { records: ['locales/hi.json'] } })
    expect(summary).toMatchObject({ landings: [''], languages: 1, pages: 1 })
    expect(await ben.ask('publish', order('', version, 'locales/hi.json'))).toMatchObject({ landings: 1, pages: 1 })
  })

  describe('the drafted texts that a landing shows', () => {
    const home = 'landings/home.json'
    const say = (language: string, more: Record<string, string>) =>
      edit(asha, `locales/${language}.json`, (value) => Object.assign(value, more))
    const shown = async (...records: string[]) => {
      const { texts } = await asha.ask('drafted-texts', { body: { records } })
      return texts.filter(({ isShown }) => isShown).map(({ record, id }) => `${record.slice(8, 10)} ${id}`)
    }

    test('are those that its pages use, whether or not it has a draft', async () => {
      desk.write(record, textOf({ ...JSON.parse(desk.read(record)), title: 'dialog.title' }))
      expect(await shown(home)).toEqual([])
      await say('hi', { 'page.title': '{brand}: {game}' })
      expect([await shown(home), await shown(record)]).toEqual([['hi page.title'], []])
      await edit(asha, record, tagged('crash'))
      expect([await shown(home), await shown(record), await shown(home, record)]).toEqual([
        ['hi page.title'],
        [],
        ['hi page.title'],
      ])
      await say('en', { 'dialog.title': 'Come in' })
      expect(await shown(record)).toEqual(['en dialog.title'])
    })

    test('are those that exist only as drafts, too', async () => {
      await edit(asha, record, (value) => Object.assign(value, { title: 'page.new-title' }))
      for (const language of ['en', 'hi']) await say(language, { 'page.new-title': '{game} today' })
      expect(await shown(record)).toEqual(['en page.new-title', 'hi page.new-title'])
      const { texts: drafted } = await asha.ask('drafted-texts', { body: { records: [record] } })
      const texts = drafted.map(({ record: language, id, revision }) => ({ record: language, id, revision }))
      expect(await asha.ask('publish-summary', { body: { records: [record], texts } })).toMatchObject({
        landings: ['aviator-1'],
        pages: 8,
        diagnostics: [],
      })
    })

    test('are not those of another landing, while they are not translated either', async () => {
      const id = 'own.home.title'
      const english = 'locales/en.json'
      desk.write(english, textOf({ ...JSON.parse(desk.read(english)), [id]: 'Come in' }))
      desk.write(home, textOf({ ...JSON.parse(desk.read(home)), title: id }))
      await say('en', { [id]: 'Come in, come' })
      await edit(asha, record, tagged('crash'))
      expect([await shown(record), await shown(home)]).toEqual([[], [`en ${id}`]])
    })

    test('are not those that no landing shows', async () => {
      await say('hi', { 'section.home': 'घर' })
      expect([await shown(record), await shown(home), await shown('locales/hi.json')]).toEqual([
        [],
        [],
        ['hi section.home'],
      ])
    })

    test('are found while other texts are half-finished, and while the landing has errors', async () => {
      desk.write(record, textOf({ ...JSON.parse(desk.read(record)), title: 'dialog.title' }))
      await say('hi', { 'page.title': '{brand}: {game}', 'section.home': '{' })
      expect([await shown(record), await shown(home)]).toEqual([[], ['hi page.title']])
      await edit(asha, home, (value) => Object.assign(value, { theme: 'nowhere' }))
      expect(await shown(home)).toContain('hi page.title')
    })
  })

  test('exactly what was saved is published; the history has author, time, note and reach, and the draft is deleted', async () => {
    const before = desk.read(record)
    await edit(asha, record, tagged('crash'))
    const answer = await ben.ask('publish', order('For the final'))
    expect(answer).toMatchObject({ landings: 1, seconds: expect.any(Number) })
    expect(answer.remark).toBeUndefined()
    expect(desk.read(record)).toBe(textOf({ ...JSON.parse(before), tags: ['crash'] }))
    expect(await draftOf(record)).toBeNull()
    const { versions } = await asha.ask('history', { query: { record } })
    expect(versions).toMatchObject([
      { author: 'Ben Iyer', note: 'For the final', reach: { landings: 1, languages: 2 } },
      { author: 'file', note: '' },
    ])
    expect(versions[1]).not.toHaveProperty('reach')
    const { text, before: former } = await asha.ask('version', { query: { id: versions[0]?.id ?? '' } })
    expect([text, former]).toEqual([desk.read(record), before])
    expect(leftovers()).toEqual([])
  })

  test('an earlier version is published again as a new one', async () => {
    const before = desk.read(record)
    await edit(asha, record, tagged('crash'))
    await ben.ask('publish', order())
    const [, first] = (await asha.ask('history', { query: { record } })).versions
    const { text } = await asha.ask('version', { query: { id: first?.id ?? '' } })
    await edit(asha, record, (value) => {
      delete value['tags']
      Object.assign(value, JSON.parse(text))
    })
    await ben.ask('publish', order('Back again'))
    expect(JSON.parse(desk.read(record))).toEqual(JSON.parse(before))
    const { versions } = await asha.ask('history', { query: { record } })
    expect(versions.map(({ note }) => note)).toEqual(['Back again', '', ''])
  })

  test('several records are published together: a landing with the template that it needs', async () => {
    await edit(asha, 'templates/crash.json', (value) =>
      Object.assign(value, { slug: 'crash', kind: 'template', extends: 'base', tags: ['crash'] }),
    )
    await edit(asha, 'landings/cup/terms.json', (value) =>
      Object.assign(value, { slug: 'cup/terms', extends: 'crash' }),
    )
    await edit(asha, 'landings/cup.json', (value) => Object.assign(value, { slug: 'cup', extends: 'crash' }))
    expect((await ben.refused('publish', order('', 1, 'landings/cup.json')))[0]).toBe('invalid-record')
    const names = ['landings/cup/terms.json', 'landings/cup.json', 'templates/crash.json']
    const records = names.map((name) => ({ record: name, version: 1 }))
    expect(await ben.ask('publish', { body: { records, note: '' } })).toMatchObject({ landings: 2 })
    expect(compilePages(desk.pages).landings.map(({ slug }) => slug)).toContain('cup/terms')
  })

  test('records with errors are not published, and the answer lists them', async () => {
    const before = desk.read(record)
    await edit(asha, record, (value) => Object.assign(value, { theme: 'nowhere' }))
    const answer = await ben.send('publish', order())
    expect(answer.json()).toMatchObject({
      code: 'invalid-record',
      details: { diagnostics: [{ file: record, pointer: '/theme', code: 'unknown-theme' }] },
    })
    expect(desk.read(record)).toBe(before)
    expect(await draftOf(record)).toMatchObject({ version: 1 })
  })

  test('a draft saved after it was reviewed is not published', async () => {
    await edit(asha, record, tagged('one'))
    await edit(asha, record, tagged('two'))
    expect((await ben.refused('publish', order()))[0]).toBe('stale-draft')
    expect((await ben.refused('publish', order('', 1, 'landings/home.json')))[0]).toBe('unknown-draft')
  })

  test('a draft based on a file that has changed on disk is not published', async () => {
    await edit(asha, record, tagged('one'))
    const byHand = textOf({ ...JSON.parse(desk.read(record)), tags: ['by-hand'] })
    desk.write(record, byHand)
    expect((await ben.refused('publish', order()))[0]).toBe('stale-draft')
    expect(desk.read(record)).toBe(byHand)
  })

  test('publishing the same draft twice at once succeeds once and adds one version', async () => {
    await edit(asha, record, tagged('crash'))
    const other = await openTestDesk(kind, { build, beside: desk })
    const elsewhere = await signedIn(other, 'publisher', 'Ben Iyer')
    const answers = await Promise.all([ben.send('publish', order()), elsewhere.send('publish', order())])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
    expect((await asha.ask('history', { query: { record } })).versions).toHaveLength(2)
    await other.close()
  })

  test.each([
    ['the disk is full', (draft: string) => symlinkSync('/dev/full', draft)],
    ['a folder exists where a file is expected', (draft: string) => mkdirSync(draft)],
  ])(
    'a file that cannot be written, because %s: nothing is published, and the drafts stay',
    async (reason, obstruct) => {
      const records = ['landings/home.json', record]
      const before = records.map(desk.read)
      for (const name of records) await edit(asha, name, tagged('crash'))
      obstruct(path.join(desk.pages, 'landings/.aviator-1.json.tmp'))
      const orders = records.map((name) => ({ record: name, version: 1 }))
      expect(await ben.refused('publish', { body: { records: orders, note: '' } })).toEqual([
        'cannot-write',
        `${record} could not be written: ${reason}. The published version is unchanged; the drafts are kept.`,
      ])
      expect(records.map(desk.read)).toEqual(before)
      for (const name of records) expect(await draftOf(name)).toMatchObject({ version: 1 })
    },
  )

  test('a failed build: previous files are restored, new ones removed, drafts kept', async () => {
    await edit(asha, record, tagged('crash'))
    await edit(asha, 'landings/new-one.json', (value) => Object.assign(value, { slug: 'new-one', extends: 'base' }))
    const before = desk.read(record)
    buildFails = Object.assign(new Error('write'), { code: 'ENOSPC' })
    const records = [record, 'landings/new-one.json'].map((name) => ({ record: name, version: 1 }))
    expect(await ben.refused('publish', { body: { records, note: '' } })).toEqual([
      'cannot-build',
      'The pages could not be built: the disk is full. The published version is unchanged; the drafts are kept.',
    ])
    expect(desk.read(record)).toBe(before)
    expect(existsSync(path.join(desk.pages, 'landings/new-one.json'))).toBe(false)
    expect(await draftOf('landings/new-one.json')).toMatchObject({ version: 1 })
    expect((await asha.ask('history', { query: { record } })).versions).toHaveLength(1)
    buildFails = undefined
    expect(await ben.ask('publish', { body: { records, note: '' } })).toMatchObject({ landings: 2 })
  })

  test('files that cannot be restored are restored as soon as possible', async () => {
    await edit(asha, record, tagged('crash'))
    const before = desk.read(record)
    const obstacle = path.join(desk.pages, 'landings/.aviator-1.json.tmp')
    buildFails = new Error('The build stopped')
    onBuild = () => mkdirSync(obstacle, { recursive: true })
    expect((await ben.refused('publish', order()))[1]).toMatch(/^The pages could not .* the server keeps retrying\.$/)
    expect(desk.read(record)).not.toBe(before)
    buildFails = undefined
    onBuild = () => {}
    rmSync(obstacle, { recursive: true })
    await expect.poll(() => desk.read(record), { timeout: onThisMachine(10_000) }).toBe(before)
    expect(await draftOf(record)).toMatchObject({ version: 1 })
  })

  test('a server without a build says that it does not publish', async () => {
    const quiet = await openTestDesk(kind, { build: null, beside: desk })
    const publisher = await signedIn(quiet, 'publisher')
    await edit(publisher, record, tagged('crash'))
    expect(await publisher.refused('publish', order())).toEqual([
      'not-publishing',
      expect.stringContaining('npm start'),
    ])
    await quiet.close()
  })
})
