import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mainly } from '../kernel/databases.ts'
import { onThisMachine } from '../machine.ts'
import { mailsIn } from '../mails.ts'
import { type Browser, compilePages, edit, openTestDesk, signedIn, type TestDesk, textOf } from './test-desk.ts'

const record = 'landings/aviator-1.json'
const home = 'landings/home.json'
const tagged = (tag: string) => (value: Record<string, unknown>) => Object.assign(value, { tags: [tag] })
const hour = 60 * 60_000

describe.each(mainly('PostgreSQL'))('planned launches, on %s', (kind) => {
  let desk: TestDesk
  let asha: Browser
  let ben: Browser
  let onBuild: () => Promise<void>
  beforeEach(async () => {
    onBuild = async () => {}
    desk = await openTestDesk(kind, {
      build: async () => {
        compilePages(desk.pages)
        await onBuild()
      },
    })
    asha = await signedIn(desk, 'publisher', 'Asha Rao')
    ben = await signedIn(desk, 'publisher', 'Ben Iyer')
  })
  afterEach(() => desk.close())

  const soon = () => new Date(Date.now() + desk.clock.ahead + hour).toISOString()
  const plan = (browser: Browser, names: readonly string[], version = 1, publishAt = soon()) =>
    browser.ask('schedule', { body: { records: names.map((name) => ({ record: name, version })), publishAt } })
  const open = async (name = record) => ben.ask('record', { query: { name } })
  const launches = async (name = record) => (await open(name)).launches
  const tagsOf = (name = record) => JSON.parse(desk.read(name)).tags
  const eventually = <Value>(read: () => Value) => expect.poll(read, { timeout: onThisMachine(10_000) })
  const acts = async () => {
    const { entries } = await (await signedIn(desk, 'administrator', 'Ada')).ask('audit', { query: {} })
    return entries.map(({ by, action, record: which, details }) => [by, action, which, details])
  }
  const mailsTo = (person: string) => mailsIn(path.join(desk.folder, 'outbox'), `${person}@example.com`)

  test('what was planned goes live, and what was edited since stays a draft on top of it', async () => {
    await edit(asha, record, tagged('planned'))
    await plan(ben, [record])
    await edit(asha, record, (value) => Object.assign(value, { tags: ['later'], notes: 'half' }))
    desk.clock.ahead += 2 * hour
    await eventually(() => tagsOf()).toEqual(['planned'])
    await eventually(() => launches()).toEqual([])
    const { published, draft } = await open()
    expect(draft).toMatchObject({ version: 2, baseRevision: published?.revision, baseText: desk.read(record) })
    expect(JSON.parse(draft?.text ?? '')).toMatchObject({ tags: ['later'], notes: 'half' })
    const { versions } = await ben.ask('history', { query: { record } })
    expect(versions.map(({ author }) => author)).toEqual(['Ben Iyer', 'file'])
    await eventually(() => mailsTo('ben.iyer')).toEqual([expect.stringContaining('went live')])
    expect(await acts()).toContainEqual(['Ben Iyer', 'launch', record, expect.stringContaining('planned for')])
    const publications = desk.db.selectFrom('security_events').select('details').where('name', '=', 'published')
    await eventually(() => publications.execute()).toEqual([{ details: '1 records, as planned' }])
  })

  test('while it is being published, the record is open as it was, and a draft is saved on top of it', async () => {
    await edit(asha, record, tagged('planned'))
    await plan(ben, [record])
    const before = (await open()).published?.revision
    let seen: unknown
    onBuild = async () => {
      await edit(asha, record, tagged('later'))
      seen = await open()
    }
    desk.clock.ahead += 2 * hour
    await eventually(() => launches()).toEqual([])
    expect(seen).toMatchObject({ published: { revision: before }, draft: { version: 2, baseRevision: before } })
    const { published, draft } = await open()
    expect([tagsOf(), draft?.baseRevision, JSON.parse(draft?.text ?? '').tags]).toEqual([
      ['planned'],
      published?.revision,
      ['later'],
    ])
  })

  test('a draft without later changes is done with; one that was begun anew is kept as it is', async () => {
    for (const name of [record, home]) await edit(asha, name, tagged('planned'))
    await plan(ben, [record, home])
    await asha.ask('discard-draft', { body: { record, version: 1 } })
    await edit(asha, record, tagged('anew'))
    const before = (await open()).draft
    desk.clock.ahead += 2 * hour
    await eventually(() => tagsOf(home)).toEqual(['planned'])
    await eventually(() => launches()).toEqual([])
    expect([(await open(home)).draft, (await open()).draft]).toMatchObject([null, { baseText: before?.baseText }])
  })

  test('a time that no server saw is made up for at the next start, and the e-mail says so', async () => {
    await edit(asha, record, tagged('planned'))
    await desk.db.deleteFrom('publishing').execute()
    const quiet = await openTestDesk(kind, { build: null, beside: desk })
    await plan(asha, [record], 1, '2999-01-01T00:00:00Z')
    await desk.db
      .updateTable('planned_changes')
      .set({ publish_at: Date.now() - 3 * hour })
      .execute()
    await eventually(() => tagsOf()).toEqual(['planned'])
    await eventually(() => mailsTo('asha.rao')).toEqual([expect.stringContaining('late because the server could not')])
    await quiet.close()
  })

  test('one that can no longer be published is refused loudly: in the list, the record, the log and by e-mail', async () => {
    for (const name of [record, home]) await edit(asha, name, tagged('planned'))
    await plan(ben, [record, home])
    desk.write(record, textOf({ ...JSON.parse(desk.read(record)), tags: ['by-hand'] }))
    desk.clock.ahead += 2 * hour
    await signedIn(desk, 'publisher', 'Ben Iyer')
    await eventually(async () => (await launches())[0]?.problem).toMatch(/was changed since this launch was planned/)
    expect([tagsOf(), tagsOf(home)]).toEqual([['by-hand'], undefined])
    expect((await open()).draft).toMatchObject({ version: 1 })
    const { landings } = await asha.ask('catalogue', {})
    expect(landings.map(({ state, planProblem }) => [state, planProblem])).toEqual([
      ['refused', expect.stringContaining(record)],
      ['refused', expect.stringContaining(record)],
    ])
    expect(await acts()).toContainEqual([undefined, 'scheduled-publishing-failed', record, expect.any(String)])
    await eventually(() => mailsTo('ben.iyer')).toEqual([expect.stringMatching(/was refused[\s\S]*admin\/#\/edit/)])
    const [refused] = await launches()
    await ben.ask('cancel-launch', { body: { id: refused?.id ?? '' } })
    expect((await asha.ask('catalogue', {})).landings.map(({ state }) => state)).toEqual(['changed', 'changed'])
  })

  test('a language file that is broken on the disk refuses each launch with its reason', async () => {
    const hindi = 'locales/hi.json'
    await edit(asha, hindi, (words) => Object.assign(words, { 'button.register': 'अभी' }))
    const { texts } = await asha.ask('drafted-texts', { body: { records: [hindi] } })
    const seen = texts.map(({ id, revision }) => ({ record: hindi, id, revision }))
    await asha.ask('schedule', { body: { records: [], texts: seen, publishAt: soon() } })
    await edit(asha, record, tagged('planned'))
    await plan(ben, [record])
    const whole = desk.read(hindi)
    desk.write(hindi, '{')
    desk.clock.ahead += 2 * hour
    await eventually(async () => (await launches(hindi))[0]?.problem).toMatch(/hi.json is not valid JSON/)
    await eventually(async () => (await launches())[0]?.problem).toMatch(/have errors/)
    desk.write(hindi, whole)
  })

  test('errors refuse it, too', async () => {
    await edit(asha, record, (value) => Object.assign(value, { theme: 'nowhere' }))
    await plan(ben, [record], 1, new Date(Date.now() - 1000).toISOString())
    await eventually(async () => (await launches())[0]?.problem).toMatch(/have errors/)
  })

  test('a person who has lost the right to publish since planning publishes nothing; a blocked one’s administrators are told', async () => {
    await signedIn(desk, 'administrator', 'Ada')
    await edit(asha, record, tagged('planned'))
    await plan(ben, [record])
    await desk.db.updateTable('staff').set({ role: 'editor', blocked: 1 }).where('name', '=', 'Ben Iyer').execute()
    desk.clock.ahead += 2 * hour
    asha = await signedIn(desk, 'publisher', 'Asha Rao')
    const problem = async () => (await asha.ask('record', { query: { name: record } })).launches[0]?.problem
    await eventually(problem).toBe('The person who planned this may no longer publish')
    await eventually(() => mailsTo('ada')).toEqual([expect.stringContaining('refused')])
    expect(mailsTo('ben.iyer')).toEqual([])
  })

  test('who planned it is told when somebody else cancels it, plans it again, or publishes in its place', async () => {
    await edit(asha, record, tagged('planned'))
    await plan(ben, [record])
    await asha.ask('cancel-launch', { body: { id: (await launches())[0]?.id ?? '' } })
    expect((await asha.refused('cancel-launch', { body: { id: 'gone' } }))[0]).toBe('unknown-launch')
    await plan(ben, [record])
    await plan(asha, [record])
    expect(await launches()).toMatchObject([{ by: 'Asha Rao' }])
    const records = [{ record, version: 1 }]
    const { launches: replaced } = await ben.ask('publish-summary', { body: { records: [record] } })
    expect(replaced).toMatchObject([{ by: 'Asha Rao', records: [record] }])
    await ben.ask('publish', { body: { records, note: '' } })
    expect(await launches()).toEqual([])
    const subjects = (person: string) => mailsTo(person).map((mail) => /^Subject: .*?: (.*?)\r?$/m.exec(mail)?.[1])
    await eventually(() => subjects('ben.iyer').sort()).toEqual([
      'your planned launch has changed',
      'your planned launch was cancelled',
    ])
    await eventually(() => subjects('asha.rao')).toEqual([expect.stringContaining('was replaced by a publication')])
    const done = (await acts()).map(([by, action]) => `${by} ${action}`).slice(0, 8)
    expect(done).toEqual(
      expect.arrayContaining(['Ben Iyer schedule', 'Asha Rao unschedule', 'Asha Rao reschedule', 'Ben Iyer publish']),
    )
  })

  test('a version that is not the latest, or not on top of what is published, is not planned', async () => {
    await edit(asha, record, tagged('one'))
    await edit(asha, record, tagged('two'))
    const records = [{ record, version: 1 }]
    expect((await ben.refused('schedule', { body: { records, publishAt: soon() } }))[0]).toBe('stale-draft')
    desk.write(record, textOf({ slug: 'aviator-1', extends: 'base' }))
    const latest = [{ record, version: 2 }]
    expect((await ben.refused('schedule', { body: { records: latest, publishAt: soon() } }))[0]).toBe('stale-draft')
  })
})
