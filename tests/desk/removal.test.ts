import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mainly } from '../kernel/databases.ts'
import { onThisMachine } from '../machine.ts'
import { type Browser, compilePages, edit, note, openTestDesk, signedIn, type TestDesk, textOf } from './test-desk.ts'

const record = 'landings/aviator-1.json'
const renamed = 'landings/aviator-9.json'
const hour = 60 * 60_000
const soon = () => new Date(Date.now() + hour).toISOString()

describe.each(mainly('PostgreSQL'))('records that go, on %s', (kind) => {
  let desk: TestDesk
  let asha: Browser
  let ben: Browser
  beforeEach(async () => {
    desk = await openTestDesk(kind)
    asha = await signedIn(desk, 'editor', 'Asha Rao')
    ben = await signedIn(desk, 'publisher', 'Ben Iyer')
    desk.write('landings/offer.json', textOf({ slug: 'offer', extends: 'base' }))
  })
  afterEach(() => desk.close())

  const isThere = (name: string) => existsSync(path.join(desk.pages, name))
  const open = async (name: string) => (await ben.send('record', { query: { name } })).json()
  const versionOf = async (name: string) => (await open(name)).draft?.version ?? 0
  const remove = async (name: string, to?: string) => {
    const body = { record: name, version: await versionOf(name), ...(to !== undefined && { to }) }
    return (await asha.ask('remove-record', { body })).drafts
  }
  const publish = (records: { record: string; version: number }[]) =>
    ben.ask('publish', { body: { records, note: '' } })
  const rename = (to: string, name = record) =>
    versionOf(name).then((version) => ben.ask('rename-record', { body: { record: name, version, to } }))
  const redirects = () => compilePages(desk.pages).redirects.map(({ from, to }) => `${from} → ${to}`)

  describe('a landing is deleted', () => {
    test('by a draft that is published with the redirect from its address', async () => {
      const drafts = await remove('landings/offer.json', 'aviator-1')
      expect(drafts.map((draft) => draft.record)).toEqual(['landings/offer.json', 'redirects/offer.json'])
      expect(isThere('landings/offer.json')).toBe(true)
      const summary = await ben.ask('publish-summary', { body: { records: drafts.map((draft) => draft.record) } })
      expect([summary.diagnostics, summary.changes[0]?.differences[0]?.after]).toEqual([[], undefined])
      await publish(drafts)
      expect([isThere('landings/offer.json'), redirects()]).toEqual([false, ['offer → aviator-1']])
      expect((await open('landings/offer.json')).deleted).toMatchObject({ by: 'Ben Iyer' })
    })

    test('never without a redirect: an address that visitors know does not die', async () => {
      const version = 0
      expect((await asha.refused('remove-record', { body: { record, version } }))[0]).toBe('redirect-needed')
      const [landing] = await remove('landings/offer.json', 'aviator-1')
      const answer = await ben.send('publish', { body: { records: [landing], note: '' } })
      expect(answer.json()).toMatchObject({
        code: 'invalid-record',
        details: { diagnostics: [{ file: 'landings/offer.json', code: 'lost-address' }] },
      })
      expect(isThere('landings/offer.json')).toBe(true)
    })

    test('and the draft can be taken back, or the record from the history', async () => {
      const before = desk.read('landings/offer.json')
      await remove('landings/offer.json', 'aviator-1')
      await asha.ask('keep-record', { body: { record: 'landings/offer.json' } })
      expect((await ben.ask('drafts', {})).drafts).toEqual([])
      await publish(await remove('landings/offer.json', 'aviator-1'))
      const { drafts } = await asha.ask('keep-record', { body: { record: 'landings/offer.json' } })
      await publish(drafts)
      expect([desk.read('landings/offer.json'), redirects()]).toEqual([before, []])
      const { versions } = await ben.ask('history', { query: { record: 'landings/offer.json' } })
      expect(versions).toHaveLength(3)
    })

    test('while redirects that led to it lead on with it', async () => {
      desk.write('redirects/old.json', textOf({ from: 'old', to: 'offer' }))
      const drafts = await remove('landings/offer.json', '')
      expect(drafts.map((draft) => draft.record)).toContain('redirects/old.json')
      await publish(drafts)
      expect(redirects()).toEqual(['offer → ', 'old → '])
    })

    test('not while others extend it, published or as drafts; who does is named', async () => {
      await edit(asha, 'landings/child.json', (value) => Object.assign(value, { slug: 'child', extends: 'offer' }))
      const body = { record: 'landings/offer.json', version: 0, to: '' }
      const [code, message] = await asha.refused('remove-record', { body })
      expect([code, message]).toEqual([
        'record-in-use',
        'landings/offer.json is used by landings/child.json; change that first',
      ])
      expect((await ben.ask('record-uses', { query: { record: 'landings/offer.json' } })).users).toEqual([
        'landings/child.json',
      ])
    })

    test('at once if nothing of it was published; the home page, the site and languages never', async () => {
      await edit(asha, 'landings/new.json', (value) => Object.assign(value, { slug: 'new', extends: 'base' }))
      expect(await remove('landings/new.json')).toEqual([])
      expect((await ben.ask('drafts', {})).drafts).toEqual([])
      for (const name of ['landings/home.json', 'site.json', 'locales/hi.json']) {
        const body = { record: name, version: 0, to: 'offer' }
        expect((await asha.refused('remove-record', { body }))[0]).toBe('not-removable')
      }
    })

    test('at its planned time', async () => {
      const records = await remove('landings/offer.json', 'aviator-1')
      await ben.ask('schedule', { body: { records, publishAt: soon() } })
      const { launches, draft } = await open('landings/offer.json')
      expect([launches, draft.text]).toMatchObject([[{ records: ['landings/offer.json', 'redirects/offer.json'] }], ''])
    })
  })

  describe('a landing is renamed', () => {
    test('at once; its draft, launch, history and preview links follow, and the old address leads to the new one', async () => {
      const before = JSON.parse(desk.read(record))
      await edit(asha, record, note)
      await ben.ask('schedule', { body: { records: [{ record, version: 1 }], publishAt: soon() } })
      await asha.ask('preview-link', { body: { record, days: 1 } })
      await rename(renamed)
      expect(JSON.parse(desk.read(renamed))).toEqual({ ...before, slug: 'aviator-9' })
      expect([isThere(record), redirects()]).toEqual([false, ['aviator-1 → aviator-9']])
      const { draft, published, launches } = await open(renamed)
      expect(JSON.parse(draft.text)).toEqual({ ...before, slug: 'aviator-9', notes: '!' })
      expect([draft.baseRevision, launches.length]).toEqual([published.revision, 1])
      expect((await ben.ask('preview-links', { query: { record: renamed } })).links).toHaveLength(1)
      const { versions } = await ben.ask('history', { query: { record: renamed } })
      expect(versions.map((version) => version.note)).toEqual(['Renamed from aviator-1', ''])
      expect((await ben.send('record', { query: { name: record } })).json()).toMatchObject({
        code: 'moved-record',
        details: { record: renamed },
      })
      desk.clock.ahead += 2 * hour
      await expect.poll(() => JSON.parse(desk.read(renamed)).notes, { timeout: onThisMachine(10_000) }).toBe('!')
    })

    test('with the texts that are its alone, published, drafted and planned', async () => {
      const own = 'own.aviator-1.title'
      for (const language of ['en', 'hi'])
        desk.write(
          `locales/${language}.json`,
          textOf({ ...JSON.parse(desk.read(`locales/${language}.json`)), [own]: '{game} tonight' }),
        )
      desk.write(record, textOf({ ...JSON.parse(desk.read(record)), title: own }))
      await edit(asha, 'locales/hi.json', (value) => Object.assign(value, { [own]: '{game} now' }))
      await rename(renamed)
      expect(JSON.parse(desk.read(renamed)).title).toBe('own.aviator-9.title')
      expect(JSON.parse(desk.read('locales/en.json'))).toMatchObject({ 'own.aviator-9.title': '{game} tonight' })
      expect(desk.read('locales/en.json')).not.toContain(own)
      const { texts } = await asha.ask('drafted-texts', { body: { records: [renamed] } })
      expect(texts).toMatchObject([
        { record: 'locales/hi.json', id: 'own.aviator-9.title', isShown: true, isMine: true },
      ])
    })

    test('while texts that others show, too, keep their ids', async () => {
      const own = 'own.aviator-1.title'
      for (const language of ['en', 'hi'])
        desk.write(
          `locales/${language}.json`,
          textOf({ ...JSON.parse(desk.read(`locales/${language}.json`)), [own]: '{game} tonight' }),
        )
      for (const name of [record, 'landings/offer.json'])
        desk.write(name, textOf({ ...JSON.parse(desk.read(name)), title: own }))
      await rename(renamed)
      expect(JSON.parse(desk.read(renamed)).title).toBe(own)
    })

    test('there and back again, without a chain of redirects', async () => {
      await rename(renamed)
      await rename('landings/aviator-10.json', renamed)
      expect(redirects()).toEqual(['aviator-1 → aviator-10', 'aviator-9 → aviator-10'])
      await rename(record, 'landings/aviator-10.json')
      expect(redirects()).toEqual(['aviator-10 → aviator-1', 'aviator-9 → aviator-1'])
    })

    test('by whoever may publish; never onto another address, in use or out of its folder', async () => {
      const version = 0
      const ask = (who: Browser, to: string) => who.refused('rename-record', { body: { record, version, to } })
      expect((await ask(asha, renamed))[0]).toBe('forbidden')
      expect((await ask(ben, 'landings/offer.json'))[0]).toBe('name-taken')
      expect((await ask(ben, 'themes/aviator-1.json'))[0]).toBe('not-renamable')
      desk.write('redirects/old.json', textOf({ from: 'old', to: 'offer' }))
      expect((await ask(ben, 'landings/old.json'))[0]).toBe('name-taken')
      desk.write('landings/child.json', textOf({ slug: 'child', extends: 'aviator-1' }))
      expect((await ask(ben, renamed))[0]).toBe('record-in-use')
    })

    test('without ceremony while it is only a draft', async () => {
      await edit(asha, 'landings/new.json', (value) => Object.assign(value, { slug: 'new', extends: 'base' }))
      await asha.ask('rename-record', {
        body: { record: 'landings/new.json', version: 1, to: 'landings/newer.json' },
      })
      expect(JSON.parse((await open('landings/newer.json')).draft.text).slug).toBe('newer')
      expect(redirects()).toEqual([])
    })

    test('while editors are open, which learn the name that it has now until another record has the former one', async () => {
      const [first, second, third] = ['landings/new.json', 'landings/newer.json', 'landings/newest.json'] as const
      const begin = () => edit(asha, first, (value) => Object.assign(value, { slug: 'new', extends: 'base' }))
      const moved = (name: string) => ({ code: 'moved-record', details: { record: name } })
      await begin()
      await rename(second, first)
      expect(await open(first)).toMatchObject(moved(second))
      await rename(third, second)
      expect(await open(first)).toMatchObject(moved(third))
      expect(await open(second)).toMatchObject(moved(third))
      await rename(first, third)
      expect(JSON.parse((await open(first)).draft.text).slug).toBe('new')
      expect(await open(third)).toMatchObject(moved(first))
      await rename(second, first)
      await begin()
      await rename(third, first)
      expect(await open(first)).toMatchObject(moved(third))
      expect(await open(second)).toMatchObject({ record: second })
    })
  })

  test('shared records are renamed and deleted when nothing uses them, without a redirect', async () => {
    const used = { record: 'themes/night.json', version: 0 }
    expect((await asha.refused('remove-record', { body: used }))[0]).toBe('record-in-use')
    desk.write('themes/day.json', textOf({ ...JSON.parse(desk.read('themes/night.json')), id: 'day' }))
    await rename('themes/noon.json', 'themes/day.json')
    expect(JSON.parse(desk.read('themes/noon.json')).id).toBe('noon')
    expect(await open('themes/day.json')).toMatchObject({
      code: 'moved-record',
      details: { record: 'themes/noon.json' },
    })
    await publish(await remove('themes/noon.json'))
    expect([isThere('themes/noon.json'), redirects()]).toEqual([false, []])
  })
})
