import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mainly } from '../kernel/databases.ts'
import { type Browser, edit, note, openTestDesk, signedIn, type TestDesk, textOf } from './test-desk.ts'

const record = 'landings/aviator-1.json'

describe.each(mainly('PostgreSQL'))('drafts, on %s', (kind) => {
  let desk: TestDesk
  let asha: Browser
  let ben: Browser
  beforeEach(async () => {
    desk = await openTestDesk(kind)
    asha = await signedIn(desk, 'editor', 'Asha Rao')
    ben = await signedIn(desk, 'publisher', 'Ben Iyer')
  })
  afterEach(() => desk.close())

  const open = (browser = asha) => browser.ask('record', { query: { name: record } })

  test('a draft is saved and the file is unchanged', async () => {
    const before = desk.read(record)
    expect(await edit(asha, record, (value) => Object.assign(value, { tags: ['crash'] }))).toBe(1)
    const { published, draft } = await open(ben)
    expect(draft).toMatchObject({
      version: 1,
      baseRevision: published?.revision,
      baseText: before,
      text: textOf({ ...JSON.parse(before), tags: ['crash'] }),
      savedBy: 'Asha Rao',
      review: null,
    })
    expect(desk.read(record)).toBe(before)
  })

  test('a draft may be a new record, and may be wrong; its errors are counted afterwards', async () => {
    await edit(asha, 'landings/new-one.json', (value) => Object.assign(value, { slug: 'new-one', theme: 'nowhere' }))
    const opened = () => asha.ask('record', { query: { name: 'landings/new-one.json' } })
    expect(await opened()).toMatchObject({ published: null, draft: { baseRevision: '', baseText: '' } })
    await desk.desk.problems.idle()
    expect((await opened()).draft?.problems).toBeGreaterThan(0)
  })

  test('of two saves based on the same version, one is refused', async () => {
    await edit(asha, record, note)
    const { published, draft } = await open()
    const save = (tag: string) => ({
      body: {
        record,
        version: draft?.version ?? 0,
        baseRevision: published?.revision ?? '',
        text: textOf({ ...JSON.parse(desk.read(record)), tags: [tag] }),
      },
    })
    const answers = await Promise.all([asha.send('save-draft', save('one')), ben.send('save-draft', save('two'))])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'stale-draft',
      message: `${record} was changed by someone else in the meantime; reload it and merge your changes`,
    })
    const winner = answers[0]?.statusCode === 200 ? 'one' : 'two'
    expect(JSON.parse((await open()).draft?.text ?? '').tags).toEqual([winner])
  })

  test('of two first saves at once, one is refused', async () => {
    const { published } = await open()
    const begin = { body: { record, version: 0, baseRevision: published?.revision ?? '', text: '{}' } }
    const answers = await Promise.all([asha.send('save-draft', begin), ben.send('save-draft', begin)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test('a file that was changed on the disk counts as an edit: drafts based on the previous text are refused', async () => {
    await edit(asha, record, note)
    const { published } = await open()
    desk.write(record, textOf({ ...JSON.parse(desk.read(record)), tags: ['by-hand'] }))
    const stale = { body: { record, version: 1, baseRevision: published?.revision ?? '', text: '{}' } }
    expect((await asha.refused('save-draft', stale))[0]).toBe('stale-draft')
    const { published: now, draft } = await open()
    expect(draft?.baseRevision).not.toBe(now?.revision)
    const text = textOf({ ...JSON.parse(now?.text ?? ''), notes: 'merged' })
    const merged = { body: { record, version: 1, baseRevision: now?.revision ?? '', text } }
    expect((await asha.ask('save-draft', merged)).version).toBe(2)
    expect((await open()).draft?.baseText).toBe(desk.read(record))
  })

  test('a draft that equals the file is none, whatever its format', async () => {
    const save = async (version: number, change: object, browser = asha) => {
      const { published } = await open()
      const value = { ...JSON.parse(published?.text ?? ''), ...change }
      return browser.send('save-draft', {
        body: { record, version, baseRevision: published?.revision ?? '', text: JSON.stringify(value) },
      })
    }
    expect((await save(0, {})).json()).toEqual({ version: 0 })
    expect((await save(0, { notes: 'one' })).json()).toEqual({ version: 1 })
    expect((await save(0, {}, ben)).json()).toMatchObject({ code: 'stale-draft' })
    expect((await save(1, {})).json()).toEqual({ version: 0 })
    expect((await open()).draft).toBeNull()
    const { entries } = await (await signedIn(desk, 'administrator')).ask('audit', { query: {} })
    expect(entries.map(({ action }) => action).filter((action) => action.endsWith('draft'))).toEqual([
      'discard-draft',
      'begin-draft',
    ])
  })

  test('discarding deletes the given version, but no later one', async () => {
    await edit(asha, record, note)
    await edit(ben, record, note)
    expect((await asha.refused('discard-draft', { body: { record, version: 1 } }))[0]).toBe('stale-draft')
    await asha.ask('discard-draft', { body: { record, version: 2 } })
    expect((await open()).draft).toBeNull()
  })

  test('a review is requested, seen by others, and withdrawn', async () => {
    await edit(asha, record, note)
    await asha.ask('request-review', { body: { record, version: 1, requested: true } })
    expect((await open(ben)).draft?.review).toEqual({ by: 'Asha Rao', at: expect.any(String), declined: null })
    await asha.ask('request-review', { body: { record, version: 1, requested: false } })
    expect((await open(ben)).draft?.review).toBeNull()
  })

  test.each(['tomorrow', '2026-02-30T00:00:00Z', '2026-12-31T23:59:60Z', '2026-12-31', ''])(
    '%j is not a valid time for publishing',
    async (publishAt) => {
      await edit(asha, record, note)
      expect((await ben.refused('schedule', { body: { records: [{ record, version: 1 }], publishAt } }))[0]).toBe(
        'invalid-input',
      )
    },
  )

  test('a planned version stays planned, whatever is saved or discarded after it', async () => {
    await edit(asha, record, note)
    const planned = (await open()).draft?.text
    await ben.ask('schedule', { body: { records: [{ record, version: 1 }], publishAt: '2999-01-01T00:00:00Z' } })
    const [launch] = (await open()).launches
    expect(launch).toMatchObject({
      by: 'Ben Iyer',
      publishAt: '2999-01-01T00:00:00.000Z',
      version: 1,
      records: [record],
    })
    await edit(asha, record, note)
    expect((await open()).launches).toEqual([launch])
    await asha.ask('discard-draft', { body: { record, version: 2 } })
    expect((await open()).launches).toEqual([{ ...launch, version: 0 }])
    expect(await asha.ask('launch', { query: { id: launch?.id ?? '', record } })).toEqual({
      text: planned,
      before: desk.read(record),
    })
  })

  test('a planned record that was never published is not deleted before its plan is cancelled', async () => {
    const name = 'landings/new-one.json'
    await edit(asha, name, (value) => Object.assign(value, { slug: 'new-one', extends: 'base' }))
    await ben.ask('schedule', { body: { records: [{ record: name, version: 1 }], publishAt: '2999-01-01T00:00:00Z' } })
    const discard = { body: { record: name, version: 1 } }
    const { landings } = await asha.ask('catalogue', {})
    expect(landings.find((landing) => landing.record === name)).toMatchObject({ state: 'planned', isNew: true })
    expect(landings.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect((await asha.refused('discard-draft', discard))[0]).toBe('planned-record')
    const [launch] = (await asha.ask('record', { query: { name } })).launches
    expect((await asha.refused('cancel-launch', { body: { id: launch?.id ?? '' } }))[0]).toBe('forbidden')
    await ben.ask('cancel-launch', { body: { id: launch?.id ?? '' } })
    await asha.ask('discard-draft', discard)
    expect((await asha.refused('record', { query: { name } }))[0]).toBe('unknown-record')
  })

  test.each([
    ['5 MB', JSON.stringify({ notes: 'x'.repeat(5_000_000) }), 'too-large', 'The record has 4.8 MB; the limit is 1 MB'],
    ['9 MB', JSON.stringify({ notes: 'x'.repeat(9_000_000) }), 'too-large', 'The request is too large'],
    ['half a record', '{"slug":', 'invalid-input', /^The record is not valid JSON: /],
    ['a null character', '{"slug":"a\\u0000"}', 'invalid-input', 'The body holds a null character'],
  ])('a draft of %s is refused with the reason', async (_, text, code, message) => {
    const { published } = await open()
    const save = { body: { record, version: 0, baseRevision: published?.revision ?? '', text } }
    const refusal = await asha.refused('save-draft', save)
    expect(refusal[0]).toBe(code)
    expect(refusal[1]).toMatch(message)
    expect((await open()).draft).toBeNull()
  })

  test('a link to a file outside the folder shows nothing', async () => {
    symlinkSync(path.resolve('package.json'), path.join(desk.pages, 'landings/outside.json'))
    expect(await asha.refused('record', { query: { name: 'landings/outside.json' } })).toEqual([
      'unreadable-record',
      'landings/outside.json is outside its folder',
    ])
  })
})
