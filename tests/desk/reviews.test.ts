import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mainly } from '../kernel/databases.ts'
import { mailsIn } from '../mails.ts'
import { type Browser, browserAt, edit, note, openTestDesk, signedIn, type TestDesk, textOf } from './test-desk.ts'

const record = 'landings/aviator-1.json'
const market = 'markets/india.json'

describe.each(mainly('PostgreSQL'))('reviews, on %s', (kind) => {
  let desk: TestDesk
  let asha: Browser
  let ben: Browser
  beforeEach(async () => {
    desk = await openTestDesk(kind)
    asha = await signedIn(desk, 'publisher', 'Asha Rao')
    ben = await signedIn(desk, 'publisher', 'Ben Iyer')
  })
  afterEach(() => desk.close())

  const askForSecondPerson = () =>
    desk.write(market, textOf({ ...JSON.parse(desk.read(market)), approval: 'second-person' }))
  const order = (version: number, name = record) => ({ body: { records: [{ record: name, version }], note: '' } })
  const approve = (who: Browser, version: number, name = record) =>
    who.ask('approve', { body: { records: [{ record: name, version }] } })
  const titled = (value: Record<string, unknown>) => Object.assign(value, { title: 'dialog.title' })

  describe('a market that asks for a second person', () => {
    test('is published when somebody who has not written it has approved this very version', async () => {
      askForSecondPerson()
      await edit(asha, record, titled)
      expect(await asha.ask('publish-summary', { body: { records: [record] } })).toMatchObject({
        approval: { markets: ['india'], missing: [{ record, id: '', isMine: true }] },
      })
      expect((await asha.refused('publish', order(1)))[0]).toBe('approval-needed')
      const own = { body: { records: [{ record, version: 1 }] } }
      expect((await asha.refused('approve', own))[0]).toBe('second-author-needed')
      await approve(ben, 1)
      await edit(asha, record, note)
      expect((await ben.refused('publish', order(2)))[0]).toBe('approval-needed')
      await approve(ben, 2)
      expect(await asha.ask('publish', order(2))).toMatchObject({ landings: 1 })
    })

    test('by nobody who wrote a part of it, even if somebody else saved it last', async () => {
      askForSecondPerson()
      await edit(asha, record, titled)
      await edit(ben, record, note)
      for (const who of [asha, ben]) {
        const own = { body: { records: [{ record, version: 2 }] } }
        expect((await who.refused('approve', own))[0]).toBe('second-author-needed')
      }
      await approve(await signedIn(desk, 'publisher', 'Cy'), 2)
      await ben.ask('publish', order(2))
    })

    test('for its texts, its plans and its deletions, too', async () => {
      askForSecondPerson()
      const words = await edit(asha, 'locales/hi.json', (value) =>
        Object.assign(value, { 'page.title': '{brand}: {game}' }),
      )
      expect((await asha.refused('publish', order(words, 'locales/hi.json')))[0]).toBe('approval-needed')
      await edit(asha, record, titled)
      const records = [{ record, version: 1 }]
      const publishAt = new Date(Date.now() + 60 * 60_000).toISOString()
      expect((await asha.refused('schedule', { body: { records, publishAt } }))[0]).toBe('approval-needed')
      await approve(ben, 1)
      await asha.ask('schedule', { body: { records, publishAt } })
      const { drafts } = await asha.ask('remove-record', { body: { record, version: 1, to: '' } })
      expect((await asha.refused('publish', { body: { records: drafts, note: '' } }))[0]).toBe('approval-needed')
    })

    test('gets another name once two people want it', async () => {
      askForSecondPerson()
      const to = 'landings/aviator-9.json'
      const rename = (who: Browser) => who.ask('rename-record', { body: { record, version: 0, to } })
      const names = async (who: Browser) => (await who.ask('reviews', { query: {} })).names
      for (let times = 0; times < 2; times++) expect(await rename(asha)).toEqual({ record, isAskedFor: true })
      expect(await names(ben)).toMatchObject([{ record, version: 0, to, requestedBy: 'Asha Rao', isMine: false }])
      await ben.ask('refuse-name', { body: { record } })
      expect(await names(asha)).toEqual([])
      await rename(ben)
      expect(await rename(asha)).toMatchObject({ record: to })
      expect([await names(asha), JSON.parse(desk.read(to)).slug]).toEqual([[], 'aviator-9'])
    })

    test('cannot be made to stop asking by one person alone', async () => {
      askForSecondPerson()
      const version = await edit(asha, market, (value) => Object.assign(value, { approval: 'none' }))
      expect((await asha.refused('publish', order(version, market)))[0]).toBe('approval-needed')
    })
  })

  test('other markets ask for nobody', async () => {
    await edit(asha, record, titled)
    const { approval } = await asha.ask('publish-summary', { body: { records: [record] } })
    expect(approval).toEqual({ markets: [], missing: [] })
    await asha.ask('publish', order(1))
  })

  test('comments stand in the order in which they were made, also when the clock is set back', async () => {
    const texts = ['One', 'Two', 'Three']
    for (const text of texts) {
      await ben.ask('add-comment', { body: { record, path: [], text } })
      desk.clock.ahead -= 1000
    }
    expect((await ben.ask('comments', { query: { record } })).comments.map(({ text }) => text)).toEqual(texts)
  })

  test('the inbox lists what waits: drafts that want a review, and open comments', async () => {
    const eve = await signedIn(desk, 'editor', 'Eve')
    await edit(eve, record, note)
    await eve.ask('request-review', { body: { record, version: 1, requested: true } })
    await ben.ask('add-comment', { body: { record, path: ['blocks', 'hero'], text: 'Is this right?' } })
    expect(await ben.ask('reviews', {})).toMatchObject({
      drafts: [{ record, version: 1, requestedBy: 'Eve', isDeletion: false, approvedBy: [] }],
      comments: [{ record, open: 1 }],
    })
    const [comment] = (await eve.ask('comments', { query: { record } })).comments
    expect(comment).toMatchObject({ path: ['blocks', 'hero'], text: 'Is this right?', by: 'Ben Iyer', isGuest: false })
    await eve.ask('resolve-comment', { body: { id: comment?.id ?? '', resolved: true } })
    expect((await ben.ask('reviews', {})).comments).toEqual([])
    expect((await eve.ask('comments', { query: { record } })).comments[0]?.resolved?.by).toBe('Eve')
    const publishAt = '2999-01-01T00:00:00Z'
    await ben.ask('schedule', { body: { records: [{ record, version: 1 }], publishAt } })
    expect((await ben.ask('reviews', {})).drafts).toEqual([])
    const [plan] = (await ben.ask('record', { query: { name: record } })).launches
    await ben.ask('cancel-launch', { body: { id: plan?.id ?? '' } })
    expect((await ben.ask('reviews', {})).drafts).toMatchObject([{ record, requestedBy: 'Eve' }])
    await ben.ask('schedule', { body: { records: [{ record, version: 1 }], publishAt } })
    await edit(eve, record, titled)
    expect((await ben.ask('reviews', {})).drafts).toEqual([])
  })

  test('a review is declined with a reason, which is told to who asked and logged, until it is asked for again', async () => {
    const eve = await signedIn(desk, 'editor', 'Eve')
    await edit(eve, record, note)
    const ask = (requested = true) => eve.ask('request-review', { body: { record, version: 1, requested } })
    const decline = (version: number) => ({ body: { record, version, reason: ' The amount is wrong. ' } })
    const review = async () => (await eve.ask('record', { query: { name: record } })).draft?.review
    expect((await ben.refused('decline-review', decline(1)))[0]).toBe('stale-draft')
    await ask()
    await approve(ben, 1)
    expect((await eve.refused('decline-review', decline(1)))[0]).toBe('forbidden')
    expect((await ben.refused('decline-review', decline(2)))[0]).toBe('stale-draft')
    await ben.ask('decline-review', decline(1))
    const declined = { by: 'Ben Iyer', reason: 'The amount is wrong.' }
    expect(await review()).toMatchObject({ by: 'Eve', declined })
    expect((await eve.ask('presence', { body: { record } })).review).toMatchObject({ declined })
    const [draft] = (await eve.ask('reviews', {})).drafts
    expect(draft).toMatchObject({ record, isMine: true, approvedBy: [], declined })
    await expect
      .poll(() => mailsIn(path.join(desk.folder, 'outbox'), 'eve@example.com'))
      .toEqual([expect.stringMatching(/Ben Iyer[\s\S]*The amount is wrong\.[\s\S]*admin\/#\/edit/)])
    const log = await (await signedIn(desk, 'administrator', 'Ada')).ask('audit', { query: {} })
    expect(log.entries).toContainEqual(
      expect.objectContaining({ by: 'Ben Iyer', action: 'decline-review', record, details: 'The amount is wrong.' }),
    )
    await ask()
    expect(await review()).toMatchObject({ by: 'Eve', declined: null })
    await ben.ask('decline-review', decline(1))
    await ask(false)
    expect(await review()).toBe(null)
  })

  describe('guests of a shared preview', () => {
    const share = async () => {
      const { address } = await asha.ask('preview-link', { body: { record, days: 1 } })
      return address.slice(address.lastIndexOf('/') + 1)
    }
    const say = (token: string, text: string) => ({ body: { token, name: 'Meera', path: [], text } })

    test('comment without an account, and see what was said by this link alone', async () => {
      const guest = browserAt(desk)
      const [token, other] = [await share(), await share()]
      await guest.ask('add-shared-comment', say(token, '<b>150%</b>?'))
      expect((await guest.ask('shared-comments', { query: { token } })).comments).toMatchObject([
        { text: '<b>150%</b>?', by: 'Meera', isDone: false },
      ])
      expect((await guest.ask('shared-comments', { query: { token: other } })).comments).toEqual([])
      expect((await ben.ask('comments', { query: { record } })).comments).toMatchObject([
        { by: 'Meera', isGuest: true },
      ])
    })

    test('no longer once the link is revoked; what was said stays', async () => {
      const guest = browserAt(desk)
      const token = await share()
      await guest.ask('add-shared-comment', say(token, 'Fine.'))
      const [link] = (await asha.ask('preview-links', { query: { record } })).links
      await asha.ask('revoke-preview-link', { body: { id: link?.id ?? '' } })
      expect((await guest.refused('add-shared-comment', say(token, 'More.')))[0]).toBe('link-expired')
      expect((await guest.refused('shared-comments', { query: { token } }))[0]).toBe('link-expired')
      expect((await ben.ask('comments', { query: { record } })).comments).toHaveLength(1)
    })
  })
})
