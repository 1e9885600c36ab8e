import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mainly } from '../kernel/databases.ts'
import { onThisMachine } from '../machine.ts'
import { type Browser, browserAt, edit, note, openTestDesk, signedIn, type TestDesk, textOf } from './test-desk.ts'

const record = 'landings/aviator-1.json'
const tagged = (tag: string) => (value: Record<string, unknown>) => Object.assign(value, { tags: [tag] })
const day = 24 * 60 * 60_000

describe.each(mainly('PostgreSQL'))('the desk, on %s', (kind) => {
  let desk: TestDesk
  let asha: Browser
  let ben: Browser
  beforeEach(async () => {
    desk = await openTestDesk(kind)
    asha = await signedIn(desk, 'editor', 'Asha Rao')
    ben = await signedIn(desk, 'publisher', 'Ben Iyer')
  })
  afterEach(() => desk.close())

  describe('presence', () => {
    const say = (browser: Browser) => browser.ask('presence', { body: { record } })

    test('shows who else has the record open, since when, and the current versions', async () => {
      expect(await say(asha)).toMatchObject({ others: [], draftVersion: 0 })
      await edit(asha, record, tagged('crash'))
      const { published } = await asha.ask('record', { query: { name: record } })
      expect(await say(ben)).toEqual({
        others: [{ name: 'Asha Rao', since: expect.any(String) }],
        draftVersion: 1,
        review: null,
        launches: [],
        publishedRevision: published?.revision,
        draftedTexts: expect.any(String),
      })
      desk.write(record, textOf({ slug: 'aviator-1', extends: 'base' }))
      expect((await say(ben)).publishedRevision).not.toBe(published?.revision)
    })

    test('tells that somebody has changed texts', async () => {
      const { draftedTexts } = await say(ben)
      await edit(asha, record, tagged('crash'))
      expect((await say(ben)).draftedTexts).toBe(draftedTexts)
      await edit(asha, 'locales/hi.json', (texts) => Object.assign(texts, { 'page.title': '{game}' }))
      expect((await say(ben)).draftedTexts).not.toBe(draftedTexts)
    })

    test('removes editors after 15 seconds without a request', async () => {
      await say(asha)
      desk.clock.ahead += 14_000
      expect((await say(ben)).others).toHaveLength(1)
      desk.clock.ahead += 2_000
      expect((await say(ben)).others).toEqual([])
    })
  })

  describe('history', () => {
    const history = () => asha.ask('history', { query: { record } })

    test('adds a change on disk to the history once, even with concurrent requests', async () => {
      expect((await history()).versions).toHaveLength(1)
      desk.write(record, textOf({ slug: 'aviator-1', extends: 'base', tags: ['by-hand'] }))
      await Promise.all([history(), ben.ask('presence', { body: { record } }), history()])
      const { versions } = await history()
      expect(versions.map(({ author }) => author)).toEqual(['file', 'file'])
      const { text, before } = await asha.ask('version', { query: { id: versions[1]?.id ?? '' } })
      expect([JSON.parse(text).tags, before]).toEqual([undefined, null])
    })

    test('answers 404 for an unknown version', async () => {
      expect((await asha.refused('version', { query: { id: 'nothing' } }))[0]).toBe('unknown-version')
    })
  })

  describe('the audit log', () => {
    test('lists who did what to which record, newest first, in pages of a hundred', async () => {
      const administrator = await signedIn(desk, 'administrator', 'Ada')
      await edit(asha, record, tagged('crash'))
      await asha.refused('discard-draft', { body: { record, version: 7 } })
      await asha.ask('discard-draft', { body: { record, version: 1 } })
      const { entries } = await administrator.ask('audit', { query: {} })
      expect(entries.map(({ by, action, record: which }) => [by, action, which]).slice(0, 3)).toEqual(
        expect.arrayContaining([
          ['Asha Rao', 'discard-draft', record],
          ['Asha Rao', 'begin-draft', record],
          ['Ada', 'sign-in', undefined],
        ]),
      )
      const before = entries[1]?.id ?? ''
      const older = await administrator.ask('audit', { query: { before } })
      expect(older.entries).toEqual(entries.slice(2))
    })

    test('records that publishing was refused', async () => {
      await edit(asha, record, (value) => Object.assign(value, { theme: 'nowhere' }))
      await ben.refused('publish', { body: { records: [{ record, version: 1 }], note: '' } })
      const { entries } = await (await signedIn(desk, 'administrator')).ask('audit', { query: {} })
      expect(entries).toContainEqual(expect.objectContaining({ by: 'Ben Iyer', action: 'publish-refused' }))
    })
  })

  describe('the catalogue', () => {
    const entryOf = async (slug: string) => {
      const { landings } = await asha.ask('catalogue', {})
      return landings.find((landing) => landing.slug === slug)
    }

    test('lists every landing with what it inherits', async () => {
      expect((await asha.ask('catalogue', {})).landings).toMatchObject([
        {
          record: 'landings/home.json',
          slug: '',
          path: '',
          kind: 'home',
          extends: 'base',
          theme: 'night',
          state: 'published',
        },
        {
          record,
          slug: 'aviator-1',
          kind: 'landing',
          dialog: 'Register',
          market: 'india',
          section: 'home',
          param: 'id',
        },
      ])
    })

    test('lists the dialogs that visitors can open, and the inherited variant, as drafted', async () => {
      const opened = ['Register', 'SignIn']
      expect(await entryOf('aviator-1')).toMatchObject({ dialogs: opened })
      const variant = { name: 'tamil', kind: 'variant', title: 'dialog.title' }
      await edit(asha, 'dialogs/tamil.json', (value) => Object.assign(value, variant))
      await edit(asha, 'templates/base.json', (value) => Object.assign(value['dialog'] as object, { variant: 'tamil' }))
      expect(await entryOf('aviator-1')).toMatchObject({ dialogs: [...opened, 'tamil'] })
    })

    test('shows drafts, what is planned and what is broken, and who changed it', async () => {
      await edit(asha, record, tagged('crash'))
      expect(await entryOf('aviator-1')).toMatchObject({ state: 'changed', changedBy: 'Asha Rao', tags: ['crash'] })
      const publishAt = '2999-01-01T00:00:00.000Z'
      await ben.ask('schedule', { body: { records: [{ record, version: 1 }], publishAt } })
      expect(await entryOf('aviator-1')).toMatchObject({ state: 'planned', publishAt })
      await ben.ask('publish', { body: { records: [{ record, version: 1 }], note: '' } })
      expect(await entryOf('aviator-1')).toMatchObject({ state: 'published', changedBy: 'Ben Iyer', tags: ['crash'] })
      desk.write(record, textOf({ slug: 'aviator-1', extends: 'nothing' }))
      expect(await entryOf('aviator-1')).toMatchObject({ state: 'broken' })
      await edit(asha, 'landings/new-one.json', (value) => Object.assign(value, { slug: 'new-one', extends: 'base' }))
      expect(await entryOf('new-one')).toMatchObject({ state: 'new', theme: 'night' })
    })

    test('says that a landing has changes if only its own words are drafted, and by whom', async () => {
      const words = { 'own.aviator-1.hero-headline': 'Fly' }
      await edit(asha, 'locales/en.json', (value) => Object.assign(value, words))
      expect(await entryOf('aviator-1')).toMatchObject({ state: 'changed', changedBy: 'Asha Rao' })
      expect(await entryOf('')).toMatchObject({ state: 'published' })
      await asha.ask('discard-draft', { body: { record: 'locales/en.json', version: 1 } })
      expect(await entryOf('aviator-1')).toMatchObject({ state: 'published' })
    })

    test('tolerates drafts with arbitrary values', async () => {
      await edit(asha, record, (value) =>
        Object.assign(value, { tags: 7, param: 'x', dialog: [], signIn: 7, theme: {}, kind: [] }),
      )
      await edit(asha, 'landings/list.json', note)
      expect(await entryOf('aviator-1')).toMatchObject({ tags: [], kind: 'landing' })
    })

    test('is compressed', async () => {
      const plain = await asha.ask('catalogue', {})
      const { headers, rawPayload } = await desk.app.inject({
        url: '/admin/api/catalogue',
        headers: { cookie: asha.cookie(), 'accept-encoding': 'gzip, deflate' },
      })
      expect(headers['content-encoding']).toBe('gzip')
      expect(JSON.parse(String(gunzipSync(rawPayload)))).toEqual(plain)
    })
  })

  describe('the library and the check', () => {
    test('contain all shared records, but no landing', async () => {
      const { records, slugs } = await asha.ask('library', {})
      expect(slugs).toEqual(['', 'aviator-1'])
      expect(records.map((one) => one.record).sort()).toEqual([
        'bonus-presets/welcome.json',
        'dialogs/Register.json',
        'dialogs/SignIn.json',
        'locales/en.json',
        'markets/india.json',
        'sections/home.json',
        'site.json',
        'templates/base.json',
        'themes/night.json',
      ])
    })

    test('report problems in a record and those it causes elsewhere, but not existing ones', async () => {
      desk.write('landings/other.json', textOf({ slug: 'other', extends: 'nothing' }))
      const text = textOf({ ...JSON.parse(desk.read('themes/night.json')), id: 'day' })
      const { diagnostics } = await asha.ask('check', { body: { records: [{ record: 'themes/night.json', text }] } })
      expect(diagnostics.map(({ file, code }) => [file, code])).toEqual([
        ['templates/base.json', 'unknown-theme'],
        ['themes/night.json', 'name-mismatch'],
      ])
    })

    test('a landing is delivered with the landings that it extends, but without templates', async () => {
      desk.write('landings/second.json', textOf({ slug: 'second', extends: 'aviator-1' }))
      desk.write('landings/third.json', textOf({ slug: 'third', extends: 'second' }))
      const { ancestors } = await asha.ask('record', { query: { name: 'landings/third.json' } })
      expect(ancestors.map((one) => one.record)).toEqual(['landings/second.json', record])
    })

    test('extending an invalid name reveals no files', async () => {
      await edit(asha, record, (value) => Object.assign(value, { extends: '../../package' }))
      expect((await asha.ask('record', { query: { name: record } })).ancestors).toEqual([])
    })
  })

  describe('a preview link', () => {
    const tokenOf = ({ address }: { readonly address: string }) => address.split('/').at(-1) ?? ''

    test('shows the draft with all that it needs and nothing else, until it expires', async () => {
      await edit(asha, record, (value) =>
        Object.assign(value, { currencyByIp: true, tags: ['crash'], notes: 'a note' }),
      )
      desk.write('landings/secret.json', textOf({ slug: 'secret', extends: 'base' }))
      const { address } = await asha.ask('preview-link', { body: { record, days: 2 } })
      const token = tokenOf({ address })
      const stranger = browserAt(desk)
      const shown = await stranger.ask('shared', { query: { token } })
      expect(JSON.parse(shown.text)).toMatchObject({ slug: 'aviator-1', currencyByIp: true })
      expect(JSON.parse(shown.text)).not.toHaveProperty('tags')
      expect(JSON.stringify(shown)).not.toMatch(/a note|secret/)
      expect(shown.records.map((one) => one.record)).toContain('templates/base.json')
      const whole = JSON.parse(desk.read('locales/hi.json'))
      desk.write('locales/hi.json', JSON.stringify({ ...whole, 'secret.title': 'secret' }))
      const { text } = await stranger.ask('texts', { query: { locale: 'hi', token } })
      expect(JSON.parse(text)).toMatchObject({ 'page.title': whole['page.title'] })
      expect(text).not.toContain('secret')
      expect(JSON.parse((await asha.ask('texts', { query: { locale: 'hi' } })).text)['secret.title']).toBe('secret')
      expect((await stranger.refused('texts', { query: { locale: 'hi' } }))[0]).toBe('signed-out')
      desk.clock.ahead += 2 * day
      expect((await stranger.refused('shared', { query: { token } }))[0]).toBe('link-expired')
    })

    test('is listed, and opens nothing once it is revoked', async () => {
      const tokens = [
        tokenOf(await asha.ask('preview-link', { body: { record, days: 1 } })),
        tokenOf(await asha.ask('preview-link', { body: { record, days: 2 } })),
      ] as const
      const links = async () => (await asha.ask('preview-links', { query: { record } })).links
      const [newest, oldest] = await links()
      expect([newest, oldest].map((link) => [link?.by, Date.parse(link?.expiresAt ?? '')])).toEqual([
        ['Asha Rao', expect.any(Number)],
        ['Asha Rao', expect.any(Number)],
      ])
      await asha.ask('revoke-preview-link', { body: { id: newest?.id ?? '' } })
      expect((await links()).map(({ id }) => id)).toEqual([oldest?.id])
      const stranger = browserAt(desk)
      expect((await stranger.refused('shared', { query: { token: tokens[1] } }))[0]).toBe('link-expired')
      const texts = { query: { token: tokens[1], locale: 'hi' } } as const
      expect((await stranger.refused('texts', texts))[0]).toBe('link-expired')
      expect((await stranger.ask('shared', { query: { token: tokens[0] } })).record).toBe(record)
      expect((await asha.refused('revoke-preview-link', { body: { id: newest?.id ?? '' } }))[0]).toBe('unknown-link')
    })

    test('is not its id, nor a changed token', async () => {
      const token = tokenOf(await asha.ask('preview-link', { body: { record, days: 1 } }))
      const [link] = (await asha.ask('preview-links', { query: { record } })).links
      for (const other of [link?.id ?? '', token.slice(1), `${token}A`, token.toLowerCase()]) {
        expect((await browserAt(desk).refused('shared', { query: { token: other } }))[0]).toBe('link-expired')
      }
    })
  })

  describe('a publication interrupted by a crash', () => {
    const change = (name: string, after: string) => ({ record: name, version: 1, before: desk.read(name), after })

    async function leave(changes: readonly object[]): Promise<void> {
      const { id } = await desk.db
        .selectFrom('staff')
        .select('id')
        .where('name', '=', 'Ben Iyer')
        .executeTakeFirstOrThrow()
      const journal = JSON.stringify({
        staffId: id,
        note: 'Interrupted',
        reach: { landings: 1, languages: 2 },
        changes,
      })
      await desk.db
        .insertInto('publishing')
        .values({ name: 'publishing', holder: 'dead', expires_at: 1, journal })
        .execute()
    }
    const isRepaired = () =>
      expect
        .poll(async () => (await desk.db.selectFrom('publishing').select('journal').executeTakeFirst())?.journal, {
          timeout: onThisMachine(10_000),
        })
        .toBeNull()

    test('is completed if all files were written', async () => {
      await edit(asha, record, tagged('crash'))
      const after = textOf({ ...JSON.parse(desk.read(record)), tags: ['crash'] })
      const changes = [change(record, after)]
      await asha.ask('history', { query: { record } })
      await leave(changes)
      desk.write(record, after)
      await isRepaired()
      expect((await asha.ask('record', { query: { name: record } })).draft).toBeNull()
      const { versions } = await asha.ask('history', { query: { record } })
      expect(versions.map(({ author, note, reach }) => [author, note, reach])).toEqual([
        ['Ben Iyer', 'Interrupted', { landings: 1, languages: 2 }],
        ['file', '', undefined],
      ])
      expect(desk.built.at(-1)?.landings.find(({ slug }) => slug === 'aviator-1')?.tags).toEqual(['crash'])
    })

    test('is rolled back if only some were', async () => {
      const names = [record, 'landings/home.json']
      for (const name of names) await edit(asha, name, tagged('crash'))
      const before = names.map(desk.read)
      const changes = names.map((name) => change(name, textOf({ ...JSON.parse(desk.read(name)), tags: ['crash'] })))
      await leave(changes)
      desk.write(record, changes[0]?.after ?? '')
      await isRepaired()
      expect(names.map(desk.read)).toEqual(before)
      expect((await asha.ask('record', { query: { name: record } })).draft).toMatchObject({ version: 1 })
      expect(desk.built.at(-1)?.landings.find(({ slug }) => slug === 'aviator-1')?.tags).toEqual([])
    })
  })
})
