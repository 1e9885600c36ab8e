import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readPicture } from '../../src/services/verification/pictures/read-picture.ts'
import { mainly } from '../kernel/databases.ts'
import { mailsIn } from '../mails.ts'
import { jpeg, jpegWithPlace } from '../services/verification/pictures.ts'
import { asked, senderOf } from '../services/verification/test-verification.ts'
import { type Browser, openTestDesk, signedIn, type TestDesk } from './test-desk.ts'

const hour = 3_600_000

describe.each(mainly('PostgreSQL'))('the queue of verifications, on %s', (kind) => {
  let desk: TestDesk
  let sam: Browser
  let sue: Browser
  beforeEach(async () => {
    desk = await openTestDesk(kind)
    sam = await signedIn(desk, 'support', 'Sam')
    sue = await signedIn(desk, 'administrator', 'Sue')
  })
  afterEach(() => desk.close())

  const newSender = () =>
    senderOf({
      call: (method, url, body, headers = {}) =>
        desk.app.inject({
          method: method ?? 'GET',
          url,
          headers,
          ...(body === undefined ? {} : { payload: body as object }),
        }),
    })
  /** A player whose documents are complete. */
  async function waiting() {
    const player = await newSender()
    await player.sendAll()
    desk.clock.ahead += 1000
    const [found] = (await sam.ask('verifications', { query: { player: player.username } })).verifications
    return { ...player, check: found?.id ?? '' }
  }
  const act = (id: string, name: 'take' | 'approve' | 'note' | 'reopen', note?: string) =>
    sam.ask('decide-verification', { body: { id, act: name, ...(note !== undefined && { note }) } })
  const view = (browser: Browser, id: string) =>
    desk.app.inject({
      method: 'POST',
      url: '/admin/api/verification/document',
      headers: { cookie: browser.cookie() },
      payload: { id },
    })

  test('lists who waits, oldest first, and what is decided newest first', async () => {
    const [first, second] = [await waiting(), await waiting()]
    const incomplete = await newSender()
    await incomplete.send('address', await jpeg())
    const ids = async (query: object) => (await sam.ask('verifications', { query })).verifications.map(({ id }) => id)
    expect(await ids({})).toEqual([first.check, second.check])
    expect((await sam.ask('verifications', { query: { view: 'sent' } })).verifications).toMatchObject([
      { documents: 1, asked: 3, player: { name: incomplete.username }, overdue: false },
    ])
    desk.clock.ahead += 25 * hour
    sam = await signedIn(desk, 'support', 'Sim')
    expect(await sam.ask('verifications', { query: {} })).toMatchObject({ waiting: 2, overdue: 2 })
    for (const { check } of [first, second]) {
      await act(check, 'take')
      await act(check, 'approve')
    }
    expect(await ids({})).toEqual([])
    expect(await ids({ view: 'verified' })).toEqual([second.check, first.check])
    expect(await ids({ view: 'verified', player: first.username })).toEqual([first.check])
    expect(await ids({ view: 'verified', player: 'nobody' })).toEqual([])
  })

  test('shows documents beside the profile once somebody has taken them, and logs each view', async () => {
    const player = await newSender()
    await player.visitor.play('PATCH', '/api/v1/players/me/profile', { first_name: 'Asha', birth: '1990-01-31' })
    const sent = await jpegWithPlace()
    for (const name of asked) await player.send(name, sent)
    const [{ id = '' } = {}] = (await sam.ask('verifications', { query: {} })).verifications
    const before = await sam.ask('verification', { query: { id } })
    expect(before.documents.map((document) => document.kind)).toEqual(asked)
    expect(before.profile.filter(({ text }) => text).map(({ text }) => text)).toEqual(['Asha', '1990-01-31'])
    const document = before.documents[0]?.id ?? ''
    expect((await view(sam, document)).json().code).toBe('document-closed')
    await act(id, 'take')
    const answer = await view(sam, document)
    expect([answer.statusCode, answer.headers]).toMatchObject([
      200,
      {
        'content-type': expect.stringContaining('application/octet-stream'),
        'content-disposition': 'attachment; filename="document"',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'no-store',
      },
    ])
    expect(readPicture(answer.rawPayload)).toMatchObject({ type: 'image/jpeg', bytes: answer.rawPayload })
    await view(sue, document)
    const { acts } = await sam.ask('verification', { query: { id } })
    expect(acts.map(({ by, act: name, note }) => [by, name, note])).toEqual([
      ['Sam', 'take', ''],
      ['Sam', 'view', 'identity-front'],
      ['Sue', 'view', 'identity-front'],
    ])
    const { entries } = await sue.ask('audit', { query: {} })
    expect(entries.filter(({ action }) => action === 'view-document').map(({ by }) => by)).toEqual(['Sue', 'Sam'])
    const events = (await sue.ask('security-events', { query: { player: player.id } })).events
    expect(events.filter(({ name }) => name === 'document-viewed')).toHaveLength(2)
    expect((await view(sam, 'nothing')).json().code).toBe('unknown-document')
  })

  test('a rejection has a reason, which the player is told; to reopen and to note have words for colleagues', async () => {
    const player = await waiting()
    const { check: id } = player
    const refused = async (body: object) =>
      (await sam.refused('decide-verification', { body: { id, act: 'note', ...body } }))[0]
    expect(await refused({ act: 'approve' })).toBe('verification-decided')
    await act(id, 'take')
    expect(await refused({ act: 'reject' })).toBe('reason-needed')
    expect(await refused({ note: ' ' })).toBe('reason-needed')
    await act(id, 'note', ' Called her. ')
    await act(id, 'approve')
    expect(await refused({ act: 'reopen' })).toBe('reason-needed')
    await act(id, 'reopen', 'Married.')
    await sam.ask('decide-verification', { body: { id, act: 'reject', reason: 'profile-differs', note: '' } })
    expect(await refused({ act: 'approve' })).toBe('verification-decided')
    expect((await sam.refused('decide-verification', { body: { id: 'nothing', act: 'take' } }))[0]).toBe(
      'unknown-verification',
    )
    const { verification, acts } = await sam.ask('verification', { query: { id } })
    expect(verification).toMatchObject({ state: 'rejected', reason: 'profile-differs' })
    expect(acts.map(({ act: name, note }) => `${name} ${note}`)).toEqual([
      ...['take ', 'note Called her.', 'approve ', 'reopen Married.', 'reject '],
    ])
    const mails = () => mailsIn(desk.folder.concat('/outbox'), player.username).join('\n')
    for (const text of ['state-in-process', 'state-verified', 'state-on-check', 'reason-profile-differs'])
      await expect.poll(mails).toContain(`ui.verification.${text}`)
    expect(mails()).not.toContain('Married')
    expect(await player.look()).toMatchObject({ state: 'rejected', reason: 'profile-differs' })
  })

  test('two colleagues decide at once: one of them does', async () => {
    const { check: id } = await waiting()
    await act(id, 'take')
    const answers = await Promise.all([
      sam.send('decide-verification', { body: { id, act: 'approve' } }),
      sue.send('decide-verification', { body: { id, act: 'reject', reason: 'other' } }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })
})
