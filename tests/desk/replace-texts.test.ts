import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mainly } from '../kernel/databases.ts'
import { type Browser, edit, openTestDesk, signedIn, type TestDesk } from './test-desk.ts'

const english = 'locales/en.json'
const hindi = 'locales/hi.json'

describe.each(mainly('PostgreSQL'))('texts replaced together, on %s', (kind) => {
  let desk: TestDesk
  let asha: Browser
  let ben: Browser
  beforeEach(async () => {
    desk = await openTestDesk(kind)
    asha = await signedIn(desk, 'editor', 'Asha Rao')
    ben = await signedIn(desk, 'editor', 'Ben Iyer')
  })
  afterEach(() => desk.close())

  const published = (record: string) => JSON.parse(desk.read(record)) as Record<string, string>
  const draftOf = async (record: string) => (await asha.ask('record', { query: { name: record } })).draft
  const wordsOf = async (record: string) => JSON.parse((await draftOf(record))?.text ?? '{}')
  const replacement = (record: string, id: string, after: string, before = published(record)[id] ?? '') => ({
    record,
    id,
    before,
    after,
  })
  const drafted = async () =>
    (await asha.ask('drafted-texts', { body: { records: [english] } })).texts.map(({ record, id, text }) => [
      record,
      id,
      text,
    ])

  test('are drafts in their languages, and one call takes them back', async () => {
    const texts = [replacement(english, 'dialog.title', 'Join us'), replacement(hindi, 'dialog.title', 'आइए')]
    const { saved, leftOut } = await asha.ask('replace-texts', { body: { texts } })
    expect([saved, leftOut]).toEqual([texts, []])
    expect(await drafted()).toEqual([
      [english, 'dialog.title', 'Join us'],
      [hindi, 'dialog.title', 'आइए'],
    ])
    const back = saved.map(({ before, after, ...text }) => ({ ...text, before: after, after: before }))
    await asha.ask('replace-texts', { body: { texts: back } })
    expect(await drafted()).toEqual([])
    expect(await draftOf(english)).toBeNull()
  })

  test('that others draft are left out and named; theirs and one’s own drafts stay', async () => {
    await edit(ben, english, (value) => Object.assign(value, { 'dialog.title': 'Ben’s words' }))
    await edit(asha, english, (value) => Object.assign(value, { 'page.title': 'Mine {brand}' }))
    const texts = [
      replacement(english, 'dialog.title', 'Asha’s words', 'Ben’s words'),
      replacement(english, 'button.register', 'Go {percent}', 'Go'),
      replacement(english, 'page.title', 'Ours {brand}', 'Mine {brand}'),
    ]
    const { saved, leftOut } = await asha.ask('replace-texts', { body: { texts } })
    expect(saved.map(({ id }) => id)).toEqual(['page.title'])
    expect(leftOut).toEqual([
      { record: english, id: 'dialog.title', reason: 'drafted', by: 'Ben Iyer' },
      { record: english, id: 'button.register', reason: 'changed' },
    ])
    expect(await wordsOf(english)).toMatchObject({ 'dialog.title': 'Ben’s words', 'page.title': 'Ours {brand}' })
  })

  test('of two people at once are all saved, each text by the first', async () => {
    const ids = ['dialog.title', 'dialog.sign-in', 'field.email', 'field.password', 'help.line']
    const by = (who: Browser, name: string) =>
      who.ask('replace-texts', { body: { texts: ids.map((id) => replacement(english, id, `${name}: ${id}`)) } })
    const [one, other] = await Promise.all([by(asha, 'Asha'), by(ben, 'Ben')])
    expect([...one.saved, ...other.saved].map(({ id }) => id).sort()).toEqual([...ids].sort())
    const words = await wordsOf(english)
    for (const { id, after } of [...one.saved, ...other.saved]) expect(words[id]).toBe(after)
  })

  test('keep their values: a replacement that would break one is left out', async () => {
    const before = published(english)['page.title'] ?? ''
    expect(before).toContain('{')
    const texts = [replacement(english, 'page.title', before.replace('{', '('))]
    const { saved, leftOut } = await asha.ask('replace-texts', { body: { texts } })
    expect([saved, leftOut]).toEqual([[], [{ record: english, id: 'page.title', reason: 'breaks' }]])
    expect(await draftOf(english)).toBeNull()
  })

  test('stand on the pages that show them, of all landings or of one', async () => {
    const ids = ['dialog.title', 'page.title', 'nothing.of.the.kind']
    const { texts } = await asha.ask('text-reach', { body: { ids } })
    expect(texts.map(({ id }) => id)).toEqual(ids)
    expect(texts.at(-1)?.pages).toEqual([])
    const ofOne = await asha.ask('text-reach', { body: { ids, landing: 'aviator-1' } })
    expect(ofOne.texts.map(({ id }) => id)).not.toContain('nothing.of.the.kind')
    expect(ofOne.texts.length).toBeGreaterThan(0)
  })
})
