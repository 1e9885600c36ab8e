import { describe, expect, test, vi } from 'vitest'
import type { Answer, Failure } from '../../../admin/api/ask.ts'
import { openDocument } from '../../../admin/model/document/document.ts'
import type { DocumentPorts } from '../../../admin/model/document/ports.ts'
import { type Content, format } from '../../../admin/model/record/content.ts'

const record = 'landings/a.json'
const published = { slug: 'a', theme: 'neon' }
const noAnswer: Failure = { status: 0, code: 'no-answer', message: 'The server does not answer.' }
const stale: Failure = { status: 409, code: 'stale-draft', message: 'Somebody else has saved.' }

const fileOf = (content: Content) => ({
  ...{ revision: 'r9', text: format(content) },
  ...{ changedAt: '2026-11-21T10:00:00Z', changedBy: 'Ravi' },
})

/** A desk that keeps one draft as the real one does, and a clock that is wound by hand. */
function desk() {
  let draft: { version: number; text: string } | null = null
  let file = { revision: 'r1', text: format(published) }
  let base = file
  let isReachable = true
  let work: (() => void) | undefined
  const kept = new Map<string, string>()
  const read = (): Answer<'record'> => ({
    record,
    published: { ...file, changedAt: '2026-11-21T10:00:00Z', changedBy: 'file' },
    draft: draft && {
      ...draft,
      baseRevision: base.revision,
      baseText: base.text,
      savedAt: '2026-11-21T10:00:00Z',
      savedBy: 'Ravi',
      problems: 0,
      review: null,
    },
    launches: [],
    along: [],
    ancestors: [],
  })
  const ports: DocumentPorts = {
    async save({ version, baseRevision, text }) {
      if (!isReachable) return { error: noAnswer }
      if (version !== (draft?.version ?? 0) || baseRevision !== file.revision) return { error: stale }
      base = file
      draft = text === file.text ? null : { version: version + 1, text }
      return { data: { version: draft?.version ?? 0 } }
    },
    read: async () => (isReachable ? { data: read() } : { error: noAnswer }),
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    now: () => 0,
    later(next) {
      work = next
      return () => {
        work = undefined
      }
    },
  }
  return {
    read,
    open: (others: Partial<DocumentPorts> = {}) => openDocument(read(), { ...ports, ...others }),
    /** Lets the pause after the last key pass. */
    async pass() {
      work?.()
      for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    },
    otherSaves(content: Content) {
      draft = { version: (draft?.version ?? 0) + 1, text: format(content) }
    },
    /** An engineer, or a git pull. */
    fileChanges(content: Content) {
      file = { revision: `${file.revision}+`, text: format(content) }
    },
    /** First the file is written and built; then the draft is done with. */
    otherBeginsToPublish() {
      if (draft) file = { revision: `${file.revision}+`, text: draft.text }
    },
    otherHasPublished() {
      draft = null
    },
    presence: () => ({
      others: [],
      draftVersion: draft?.version ?? 0,
      publishedRevision: file.revision,
      draftedTexts: '',
      launches: [],
      review: null,
    }),
    baseRevision: () => base.revision,
    reach: (is: boolean) => {
      isReachable = is
    },
    saved: () => draft && JSON.parse(draft.text),
  }
}

describe('a record under edit', () => {
  test('becomes a draft by itself', async () => {
    const { open, pass, saved } = desk()
    const document = open()
    document.change({ ...published, theme: 'sky' }, '/theme')
    expect(document.state().saving.kind).toBe('unsaved')
    await pass()
    expect(saved()).toEqual({ ...published, theme: 'sky' })
    expect(document.state()).toMatchObject({ saving: { kind: 'saved' }, version: 1 })
  })

  test('that is changed back, undone or discarded leaves no draft, and undo brings a discarded one back', async () => {
    const { open, pass, saved } = desk()
    const document = open()
    const sky = { ...published, theme: 'sky' }
    document.change(sky, '/theme')
    await pass()
    document.undo()
    await pass()
    expect([saved(), document.state().version]).toEqual([null, 0])
    document.change(sky, '/theme')
    await pass()
    document.discard()
    await pass()
    expect([saved(), document.state().version, document.state().history.present]).toEqual([null, 0, published])
    document.undo()
    await pass()
    expect(saved()).toEqual(sky)
  })

  test('hears at once that a review was declined', () => {
    const { open, presence } = desk()
    const document = open()
    const declined = { by: 'Ben', at: '2026-11-21T10:00:00Z', reason: 'Which amount?' }
    document.heard({ ...presence(), review: { by: 'Asha', at: declined.at, declined } })
    expect(document.state().review?.declined).toEqual(declined)
  })

  test('keeps JSON that cannot be read yet, also over a reload, and merges what a colleague saved meanwhile', async () => {
    const { open, pass, otherSaves, presence, saved } = desk()
    const text = '{ "slug": "a", "theme": "sky", "no'
    open().write(text)
    const document = open()
    expect(document.state()).toMatchObject({ unfinished: { text }, history: { present: published } })
    otherSaves({ ...published, notes: 'For Diwali.' })
    document.heard(presence())
    await pass()
    expect(document.state().unfinished?.text).toBe(text)
    document.write('{ "slug": "a", "theme": "sky" }')
    expect(document.state().unfinished).toBeUndefined()
    await pass()
    expect(saved()).toEqual({ slug: 'a', theme: 'sky', notes: 'For Diwali.' })
    expect(open().state().unfinished).toBeUndefined()
  })

  test('forgets unfinished JSON that is discarded', () => {
    const { open } = desk()
    const document = open()
    document.write('[')
    document.discardUnfinished()
    expect([document.state().unfinished, open().state().unfinished]).toEqual([undefined, undefined])
  })

  test('keeps what was changed while the server is away, and saves it when it is back', async () => {
    const { open, pass, reach, saved } = desk()
    const document = open()
    reach(false)
    document.change({ ...published, theme: 'sky' }, '/theme')
    await pass()
    expect(document.state().saving).toEqual({ kind: 'failed', failure: noAnswer })
    expect(document.state().history.present).toEqual({ ...published, theme: 'sky' })
    reach(true)
    await pass()
    expect(saved()).toEqual({ ...published, theme: 'sky' })
  })

  test('that somebody else has saved meanwhile keeps both changes', async () => {
    const { open, pass, otherSaves, saved } = desk()
    const document = open()
    otherSaves({ ...published, notes: 'For Diwali.' })
    document.change({ ...published, theme: 'sky' }, '/theme')
    await pass()
    expect(saved()).toEqual({ slug: 'a', theme: 'sky', notes: 'For Diwali.' })
    expect(document.state().conflicts).toEqual([])
  })

  test('that somebody else has changed at the same place shows both, and overwrites nothing silently', async () => {
    const { open, pass, otherSaves } = desk()
    const document = open()
    otherSaves({ ...published, theme: 'jungle' })
    document.change({ ...published, theme: 'sky' }, '/theme')
    await pass()
    const [conflict] = document.state().conflicts
    expect(conflict).toEqual({ path: ['theme'], base: 'neon', mine: 'sky', theirs: 'jungle' })
    expect(document.state().history.present).toEqual({ ...published, theme: 'sky' })
    if (conflict) document.resolve(conflict)
    expect(document.state().conflicts).toEqual([])
  })

  test('whose file is changed on the disk takes that in, also where a draft stands on the former file', async () => {
    const { open, pass, fileChanges, presence, saved, baseRevision } = desk()
    const document = open()
    document.change({ ...published, theme: 'sky' }, '/theme')
    await pass()
    fileChanges({ ...published, notes: 'From git.' })
    document.heard(presence())
    await pass()
    await pass()
    expect(saved()).toEqual({ slug: 'a', theme: 'sky', notes: 'From git.' })
    expect(baseRevision()).toBe(presence().publishedRevision)
    expect(document.state().saving.kind).toBe('saved')
  })

  test('whose file was changed since the draft began is laid over it when it is opened', async () => {
    const { open, pass, fileChanges, saved } = desk()
    open().change({ ...published, theme: 'sky' }, '/theme')
    await pass()
    fileChanges({ slug: 'a', theme: 'jungle' })
    const document = open()
    expect(document.state().conflicts).toEqual([{ path: ['theme'], base: 'neon', mine: 'sky', theirs: 'jungle' }])
    await pass()
    expect(saved()).toEqual({ slug: 'a', theme: 'sky' })
  })

  test('that somebody else has published begins another draft with the next change', async () => {
    const { open, pass, otherBeginsToPublish, otherHasPublished, presence, saved } = desk()
    const document = open()
    document.change({ ...published, theme: 'sky' }, '/theme')
    await pass()
    otherBeginsToPublish()
    document.heard(presence())
    await pass()
    expect(document.state()).toMatchObject({ version: 1, saving: { kind: 'saved' }, conflicts: [] })
    otherHasPublished()
    document.heard(presence())
    await pass()
    expect(document.state()).toMatchObject({ version: 0, saving: { kind: 'saved' } })
    document.change({ ...published, theme: 'jetx' }, '/theme')
    await pass()
    expect(saved()).toEqual({ slug: 'a', theme: 'jetx' })
  })

  test.for([
    ['is heard of before anything is changed', false],
    ['takes along what is not saved yet', true],
  ] as const)('that somebody else renames goes on under its new name, which %s', async ([, isChanged]) => {
    const { open, pass, presence, read } = desk()
    const moved: Failure = { status: 404, code: 'moved-record', message: '', details: { record: 'landings/b.json' } }
    const there = { ...read(), record: 'landings/b.json', published: fileOf({ slug: 'b', theme: 'gems' }) }
    const save = vi.fn<NonNullable<DocumentPorts['save']>>(async (asked) =>
      asked.record === record ? { error: stale } : { data: { version: 1 } },
    )
    const document = open({
      read: async (name) => (name === record ? { error: moved } : { data: there }),
      save,
    })
    if (isChanged) document.change({ ...published, notes: 'Mine' }, '/notes')
    else document.heard({ ...presence(), draftVersion: 0, publishedRevision: '' })
    await pass()
    expect(document.state()).toMatchObject({ movedTo: 'landings/b.json', saving: { kind: 'saved' } })
    const taken = save.mock.calls.flatMap(([asked]) => (asked.record === record ? [] : [asked]))
    const merged = format({ slug: 'b', theme: 'gems', notes: 'Mine' })
    expect(taken).toEqual(
      isChanged ? [{ record: 'landings/b.json', version: 0, baseRevision: 'r9', text: merged }] : [],
    )
  })

  test('is only looked at by somebody who may not save', async () => {
    const { open, pass, fileChanges, presence, saved } = desk()
    const document = open({ save: undefined })
    fileChanges({ ...published, theme: 'sky' })
    document.heard(presence())
    await pass()
    expect(document.state().history.present).toEqual({ ...published, theme: 'sky' })
    expect(document.state().saving.kind).toBe('saved')
    expect(saved()).toBeNull()
  })

  test('is saved whole before whoever waits for it goes on, also what was typed while it was being saved', async () => {
    const { open, saved } = desk()
    const document = open()
    document.change({ ...published, theme: 'sky' }, '/theme')
    const saving = document.save()
    document.change({ ...published, theme: 'jetx' }, '/theme')
    await Promise.all([saving, document.save()])
    expect(saved()).toEqual({ slug: 'a', theme: 'jetx' })
    expect(document.state().saving.kind).toBe('saved')
  })

  test('keeps what was typed and saved while an older answer of the desk was under way', async () => {
    const { open, pass, read, presence, saved } = desk()
    const underWay = Promise.withResolvers<void>()
    const document = open({
      async read() {
        const answer = read()
        await underWay.promise
        return { data: answer }
      },
    })
    const before = presence()
    document.change({ ...published, theme: 'sky' }, '/theme')
    await pass()
    document.heard(before)
    await pass()
    document.change({ ...published, theme: 'jetx' }, '/theme')
    await pass()
    underWay.resolve()
    await pass()
    expect(document.state().history.present).toEqual({ ...published, theme: 'jetx' })
    expect(saved()).toEqual({ ...published, theme: 'jetx' })
    expect(document.state()).toMatchObject({ saving: { kind: 'saved' }, conflicts: [] })
  })

  test('can be undone after a reload', async () => {
    const { open, pass } = desk()
    const document = open()
    document.change({ ...published, theme: 'sky' }, '/theme')
    await pass()
    const again = open()
    again.undo()
    expect(again.state().history.present).toEqual(published)
  })
})
