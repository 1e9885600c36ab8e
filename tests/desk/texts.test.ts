import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mainly } from '../kernel/databases.ts'
import { onThisMachine } from '../machine.ts'
import { type Browser, compilePages, edit, openTestDesk, signedIn, type TestDesk, textOf } from './test-desk.ts'

const hindi = 'locales/hi.json'
const landing = 'landings/aviator-1.json'
const hour = 60 * 60_000

describe.each(mainly('PostgreSQL'))('texts are drafted and published one by one, on %s', (kind) => {
  let desk: TestDesk
  let asha: Browser
  let ben: Browser
  beforeEach(async () => {
    desk = await openTestDesk(kind, { build: async () => void compilePages(desk.pages) })
    asha = await signedIn(desk, 'publisher', 'Asha Rao')
    ben = await signedIn(desk, 'publisher', 'Ben Iyer')
  })
  afterEach(() => desk.close())

  const say = (browser: Browser, more: Record<string, string>) =>
    edit(browser, hindi, (value) => Object.assign(value, more))
  const published = () => JSON.parse(desk.read(hindi))
  const drafted = async (browser = asha) =>
    (await browser.ask('drafted-texts', { body: { records: [landing] } })).texts.map(({ id, text, by, isMine }) => [
      id,
      text,
      by,
      isMine,
    ])
  /** A drafted text with the words that are seen now. */
  async function seen(id: string) {
    const { texts } = await asha.ask('drafted-texts', { body: { records: [landing] } })
    return { record: hindi, id, revision: texts.find((text) => text.id === id)?.revision ?? '' }
  }
  const publish = async (...ids: string[]) =>
    asha.ask('publish', { body: { records: [], texts: await Promise.all(ids.map(seen)), note: '' } })

  test('a colleague’s half-finished text blocks nothing, is named, and stays a draft', async () => {
    await say(ben, { 'dialog.title': '{nam' })
    await say(asha, { 'button.register': 'अभी {percent}' })
    await edit(asha, landing, (value) => Object.assign(value, { tags: ['crash'] }))
    expect(await drafted()).toEqual([
      ['button.register', 'अभी {percent}', 'Asha Rao', true],
      ['dialog.title', '{nam', 'Ben Iyer', false],
    ])
    const summary = { records: [landing], texts: [await seen('button.register')] }
    const { diagnostics, changes } = await asha.ask('publish-summary', { body: summary })
    expect(diagnostics).toEqual([])
    expect(changes.find(({ record }) => record === hindi)?.differences.map(({ pointer }) => pointer)).toEqual([
      '/button.register',
    ])
    const title = published()['dialog.title']
    const texts = [await seen('button.register')]
    await asha.ask('publish', { body: { records: [{ record: landing, version: 1 }], texts, note: '' } })
    expect(published()).toMatchObject({ 'button.register': 'अभी {percent}', 'dialog.title': title })
    expect(await drafted()).toEqual([['dialog.title', '{nam', 'Ben Iyer', false]])
    const { draft } = await ben.ask('record', { query: { name: hindi } })
    expect([draft?.baseText, JSON.parse(draft?.text ?? '')]).toEqual([
      desk.read(hindi),
      { ...published(), 'dialog.title': '{nam' },
    ])
    const bad = { records: [], texts: [await seen('dialog.title')], note: '' }
    expect((await asha.refused('publish', { body: bad }))[0]).toBe('invalid-record')
  })

  test('a colleague who saves another text meanwhile is no obstacle; one who changes this text is', async () => {
    await say(asha, { 'button.register': 'अभी {percent}' })
    const [button] = [await seen('button.register')]
    await say(ben, { 'dialog.title': 'आइए' })
    await asha.ask('publish', { body: { records: [], texts: [button], note: '' } })
    await say(asha, { 'button.register': 'फिर {percent}' })
    const again = await seen('button.register')
    await say(ben, { 'button.register': 'और {percent}' })
    const stale = { body: { records: [], texts: [again], note: '' } }
    expect(await asha.refused('publish', stale)).toEqual(['stale-draft', expect.stringContaining('button.register')])
    expect(await drafted(ben)).toContainEqual(['button.register', 'और {percent}', 'Ben Iyer', true])
    const gone = { body: { records: [], texts: [{ ...again, id: 'page.title' }], note: '' } }
    expect((await asha.refused('publish', gone))[0]).toBe('unknown-draft')
  })

  test('the last of them leaves no draft, and an undone one is none', async () => {
    const before = published()['dialog.title']
    await say(asha, { 'button.register': 'अभी {percent}', 'dialog.title': 'आइए' })
    await publish('button.register')
    await say(asha, { 'dialog.title': before })
    expect([await drafted(), (await asha.ask('record', { query: { name: hindi } })).draft]).toEqual([[], null])
    expect(await desk.db.selectFrom('drafted_texts').selectAll().execute()).toEqual([])
  })

  test('a text is published on top of what has changed on disk, unless it is that text', async () => {
    await say(asha, { 'button.register': 'अभी {percent}', 'dialog.title': 'आइए' })
    desk.write(hindi, textOf({ ...published(), 'dialog.title': 'बाहर' }))
    await publish('button.register')
    expect(published()).toMatchObject({ 'button.register': 'अभी {percent}', 'dialog.title': 'बाहर' })
    const title = { body: { records: [], texts: [await seen('dialog.title')], note: '' } }
    expect((await asha.refused('publish', title))[0]).toBe('stale-draft')
  })

  test('planned texts of one language go live at their own times, each as it was planned', async () => {
    const plan = async (id: string, hours: number) =>
      asha.ask('schedule', {
        body: {
          records: [],
          texts: [await seen(id)],
          publishAt: new Date(Date.now() + hours * hour).toISOString(),
        },
      })
    await say(asha, { 'button.register': 'अभी {percent}', 'dialog.title': 'आइए' })
    await plan('button.register', 1)
    await plan('dialog.title', 5)
    await say(ben, { 'button.register': 'बाद में', 'page.title': '{' })
    const { launches } = await asha.ask('record', { query: { name: hindi } })
    expect(launches.map(({ by, records }) => [by, records])).toEqual([
      ['Asha Rao', [hindi]],
      ['Asha Rao', [hindi]],
    ])
    const planned = await asha.ask('launch', { query: { id: launches[0]?.id ?? '', record: hindi } })
    expect(JSON.parse(planned.text)).toEqual({ 'button.register': 'अभी {percent}' })
    const title = published()['dialog.title']
    desk.clock.ahead += 2 * hour
    const live = (id: string) => expect.poll(() => published()[id], { timeout: onThisMachine(10_000) })
    await live('button.register').toBe('अभी {percent}')
    expect(published()['dialog.title']).toBe(title)
    desk.clock.ahead += 4 * hour
    await live('dialog.title').toBe('आइए')
    await signedIn(desk, 'publisher', 'Asha Rao')
    const kept = await desk.db.selectFrom('drafts').select('text').where('record', '=', hindi).executeTakeFirstOrThrow()
    expect(JSON.parse(kept.text)).toMatchObject({ 'button.register': 'बाद में', 'page.title': '{' })
  })

  test('the words of a landing alone are reviewed like the landing, stand in its history, and are taken back', async () => {
    const english = 'locales/en.json'
    const id = 'own.aviator-1.title'
    const inEnglish = (words: string) => edit(asha, english, (value) => Object.assign(value, { [id]: words }))
    const chosen = async () => {
      const { texts } = await ben.ask('drafted-texts', { body: { records: [landing] } })
      return texts.map(({ revision }) => ({ record: english, id, revision }))
    }
    const request = (version: number, requested: boolean) =>
      asha.send('request-review', { body: { record: landing, version, requested } })
    const waiting = async () => (await ben.ask('reviews', { query: {} })).drafts.map(({ record }) => record)
    const draftOf = async () => (await asha.ask('record', { query: { name: landing } })).draft
    await inEnglish('Take off tonite')
    await edit(asha, landing, (value) => Object.assign(value, { title: id }))
    const both = { records: [{ record: landing, version: 1 }], texts: await chosen(), note: '' }
    await ben.ask('publish', { body: both })

    expect((await request(0, true)).statusCode).toBe(409)
    await inEnglish('Take off tonight')
    expect((await request(0, true)).statusCode).toBe(200)
    expect(await waiting()).toEqual([landing])
    await request(1, false)
    expect([await waiting(), await draftOf()]).toEqual([[], null])
    await request(0, true)
    await ben.ask('publish', { body: { ...both, texts: await chosen() } })
    expect([await waiting(), await draftOf()]).toEqual([[], null])

    const history = async () => (await asha.ask('history', { query: { record: landing } })).versions
    const [last] = await history()
    const opened = await asha.ask('version', { query: { id: last?.id ?? '' } })
    expect(opened.text).toBe(opened.before)
    expect(opened.words).toEqual([{ language: english, id, before: 'Take off tonite', after: 'Take off tonight' }])
    expect(last?.publication).toMatchObject({ first: landing, records: 1 })
    const order = { kind: 'revert', publication: last?.publication?.id ?? '' } as const
    const { seen, records } = await ben.ask('bulk-dry-run', { body: { order } })
    expect(records.map(({ record }) => record)).toEqual([english])
    await ben.ask('bulk-publish', { body: { order, seen, note: '' } })
    expect(JSON.parse(desk.read(english))[id]).toBe('Take off tonite')
    expect((await history())[0]?.publication).toMatchObject({ act: 'revert', first: landing })
  })
})
