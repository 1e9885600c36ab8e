import { stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Manifest, VerificationReason } from '../../../src/contract/index.ts'
import { sweep } from '../../../src/kernel/database/sweep.ts'
import { problemOfAnswer } from '../../../src/server/services/player-calls.ts'
import { sweepRulesFor } from '../../../src/server/services/services.ts'
import { erasePlayer } from '../../../src/services/players/staff-tools/erase-player.ts'
import { exportPlayer } from '../../../src/services/players/staff-tools/export-player.ts'
import { senderWithoutRequest } from '../../../src/services/security/events/security-event.ts'
import { sweepFiles } from '../../../src/services/verification/documents/sweep-files.ts'
import { decide } from '../../../src/services/verification/staff-tools/decide.ts'
import { viewDocument } from '../../../src/services/verification/staff-tools/view-document.ts'
import { databases } from '../../kernel/databases.ts'
import { mailsIn } from '../../mails.ts'
import { profile } from '../cashier/test-withdrawals.ts'
import { openTestServices, records, type TestServices, textIn } from '../test-services.ts'
import { jpeg, jpegWithPlace, told } from './pictures.ts'
import { asked, filesIn, openVerification, senderOf } from './test-verification.ts'

const day = 86_400_000

describe.each(databases)('verification on %s', (database) => {
  let platform: TestServices
  beforeAll(async () => {
    platform = await openVerification(database)
  })
  afterAll(() => platform.close())

  const sender = () => senderWithoutRequest(platform.app.log)
  const newest = (account: string) =>
    platform.db
      .selectFrom('verifications')
      .selectAll()
      .where('account_id', '=', account)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  async function act(account: string, name: 'take' | 'approve' | 'reopen'): Promise<void> {
    const { id } = await newest(account)
    expect(
      await decide(platform.services, { id, act: name, staff: 'colleague', sender: sender(), note: 'why' }),
    ).toHaveProperty('verification')
  }
  async function reject(account: string, reason: VerificationReason): Promise<void> {
    const { id } = await newest(account)
    const decision = { id, act: 'reject', reason, staff: 'colleague', sender: sender(), note: '' } as const
    expect(await decide(platform.services, decision)).toHaveProperty('verification')
  }
  const documents = (account: string) =>
    platform.db.selectFrom('verification_documents').selectAll().where('account_id', '=', account).execute()
  const view = async (account: string) => {
    const document = (await documents(account)).find(({ kind }) => kind === 'identity-front')
    return viewDocument(platform.services, { id: document?.id ?? '', staff: 'colleague', sender: sender() })
  }

  test('goes from nothing over sent and in process to on check and verified', async () => {
    const player = await senderOf(platform)
    const none = await player.look()
    expect(problemOfAnswer('own-verification', none)).toBeUndefined()
    expect([none.state, none.may_send, none.asked.map(({ kind }) => kind)]).toEqual([undefined, true, asked])
    const first = (await player.send('identity-front', await jpeg())).json()
    expect(problemOfAnswer('send-document', first)).toBeUndefined()
    expect([first.state, first.asked[0].document]).toMatchObject(['sent', { type: 'image/jpeg', width: 640 }])
    expect((await player.sendAll()).state).toBe('in-process')
    expect((await player.send('address', await jpeg())).json().state).toBe('in-process')
    await act(player.id, 'take')
    expect(await player.look()).toMatchObject({ state: 'on-check', may_send: false })
    expect((await player.send('address', await jpeg())).json().code).toBe('verification-closed')
    await act(player.id, 'approve')
    expect(await player.look()).toMatchObject({ state: 'verified', may_send: false })
    expect((await player.send('address', await jpeg())).json().code).toBe('verification-closed')
  })

  test('begins anew after a rejection, and keeps each attempt with its reason', async () => {
    const player = await senderOf(platform)
    for (const reason of ['unreadable', 'expired'] as const) {
      await player.sendAll()
      await act(player.id, 'take')
      await reject(player.id, reason)
      platform.clock.now += 1000
    }
    const rejected = await player.look()
    expect(rejected).toMatchObject({ state: 'rejected', reason: 'expired', may_send: true })
    expect(rejected.earlier.map(({ reason }) => reason)).toEqual(['expired', 'unreadable'])
    expect(rejected.asked.some(({ document }) => document)).toBe(false)
    expect(await player.sendAll()).toMatchObject({ state: 'in-process' })
    expect((await player.look()).earlier).toHaveLength(2)
  })

  test('is reopened by the staff, and may then end otherwise', async () => {
    const player = await senderOf(platform)
    await player.sendAll()
    for (const name of ['take', 'approve', 'reopen'] as const) await act(player.id, name)
    expect((await documents(player.id)).map(({ delete_at }) => delete_at)).toEqual([null, null, null])
    await reject(player.id, 'edited')
    expect(await player.look()).toMatchObject({ state: 'rejected', may_send: true })
  })

  test('asks for what the market says, and keeps to it until the result', async () => {
    const documentsOf = (kinds: readonly string[]) =>
      ({
        ...records,
        markets: records.markets.map((market) => ({ ...market, verification: { documents: kinds, hours: 2 } })),
      }) as Manifest
    let shown = documentsOf(['payment'])
    const own = await openTestServices(database, { beside: platform, parts: { records: () => shown } })
    const player = await senderOf(own)
    expect((await player.look()).asked).toEqual([{ kind: 'payment' }])
    expect((await player.send('address', await jpeg())).json().code).toBe('document-unasked')
    shown = documentsOf(['payment', 'address'])
    await player.send('payment', await jpeg())
    shown = documentsOf(['payment'])
    const before = own.clock.now
    expect((await player.look()).asked.map(({ kind }) => kind)).toEqual(['payment', 'address'])
    expect((await player.send('address', await jpeg())).json()).toMatchObject({ state: 'in-process', hours: 2 })
    expect((await newest(player.id)).due_at).toBe(before + 2 * 3_600_000)
    await own.close()
  })

  test('stores nothing but the encrypted picture, for this user of the machine alone', async () => {
    const player = await senderOf(platform)
    const sent = await jpegWithPlace()
    const before = await filesIn(platform)
    await player.send('identity-front', sent)
    const [name = ''] = (await filesIn(platform)).filter((one) => !before.includes(one))
    const file = path.join(platform.services.settings.DATA_DIR, 'documents', name)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700)
    expect(await view(player.id)).toEqual({ refusal: 'closed' })
    for (const kind of ['identity-back', 'address']) await player.send(kind, await jpeg())
    await act(player.id, 'take')
    const seen = await view(player.id)
    if ('refusal' in seen) throw new Error(seen.refusal)
    const text = seen.bytes.toString('latin1').slice(40)
    for (const one of told) expect(text).not.toContain(one)
    const events = platform.db.selectFrom('security_events').select(['name', 'staff_id', 'details'])
    expect(await events.where('account_id', '=', player.id).where('staff_id', 'is not', null).execute()).toEqual([
      { name: 'verification-taken', staff_id: 'colleague', details: '' },
      { name: 'document-viewed', staff_id: 'colleague', details: 'identity-front' },
    ])
  })

  test('takes a document once, however often it is sent', async () => {
    const player = await senderOf(platform)
    const [upload, content] = [crypto.randomUUID() as string, await jpeg()]
    const before = (await filesIn(platform)).length
    for (let round = 0; round < 3; round++) await player.send('address', content, { upload })
    expect([(await documents(player.id)).length, (await filesIn(platform)).length - before]).toEqual([1, 1])
    expect((await player.send('address', await jpeg(), { upload })).json().code).toBe('document-reused')
    expect((await player.send('identity-front', content, { upload })).json().code).toBe('document-reused')
    await player.send('address', await jpeg())
    expect([(await documents(player.id)).length, (await filesIn(platform)).length - before]).toEqual([1, 1])
  })

  test('tells the player by e-mail that everything is there, in the own language', async () => {
    const player = await senderOf(platform, { locale: 'id' })
    await player.sendAll()
    const mails = () => mailsIn(platform.outbox, player.username).join('\n')
    await expect.poll(mails).toContain(textIn('ui.verification.state-in-process', 'id'))
  })

  test('keeps name and birthday as the documents prove them', async () => {
    const player = await senderOf(platform)
    const change = (changes: object) => player.visitor.play('PATCH', '/api/v1/players/me/profile', changes)
    const moderated = async () =>
      (await player.visitor.play('GET', '/api/v1/players/me/balance')).json().info.is_under_moderation
    await change(profile)
    expect(await moderated()).toBe(false)
    await player.sendAll()
    expect(await moderated()).toBe(true)
    expect((await change({ first_name: 'Mira' })).json().code).toBe('profile-verified')
    expect((await change({ ...profile, city: 'Delhi' })).statusCode).toBe(200)
    await act(player.id, 'take')
    await act(player.id, 'approve')
    expect(await moderated()).toBe(false)
    expect((await change({ birth: '1991-01-31' })).json().code).toBe('profile-verified')
  })

  test('deletes documents after the time of the terms, and their files with them', async () => {
    const [rejected, verified] = [await senderOf(platform), await senderOf(platform)]
    for (const player of [rejected, verified]) {
      await player.sendAll()
      await act(player.id, 'take')
    }
    await reject(rejected.id, 'other')
    await act(verified.id, 'approve')
    const files = (await documents(rejected.id)).map(({ file }) => file)
    const sweepAt = (moment: number) => sweep(platform.db, sweepRulesFor(platform.services.settings), moment)
    await sweepAt(platform.clock.now + 29 * day)
    expect(await documents(rejected.id)).toHaveLength(3)
    await sweepAt(platform.clock.now + 31 * day)
    expect([(await documents(rejected.id)).length, (await documents(verified.id)).length]).toEqual([0, 3])
    await sweepFiles(platform.services, Date.now() + day)
    const left = await filesIn(platform)
    expect(left.filter((name) => files.includes(name))).toEqual([])
    expect(left).toEqual(expect.arrayContaining((await documents(verified.id)).map(({ file }) => file)))
  })

  test('a file without a row is swept once it is an hour old', async () => {
    const player = await senderOf(platform)
    await player.send('address', await jpeg())
    const [{ file } = { file: '' }] = await documents(player.id)
    await platform.db.deleteFrom('verification_documents').where('account_id', '=', player.id).execute()
    await sweepFiles(platform.services)
    expect(await filesIn(platform)).toContain(file)
    const old = new Date(Date.now() - 2 * 3_600_000)
    await utimes(path.join(platform.services.settings.DATA_DIR, 'documents', file), old, old)
    await sweepFiles(platform.services)
    expect(await filesIn(platform)).not.toContain(file)
  })

  test('an export lists documents without their keys, and an erasure deletes them', async () => {
    const player = await senderOf(platform)
    await player.sendAll()
    await act(player.id, 'take')
    await reject(player.id, 'other')
    platform.clock.now += 1000
    await player.sendAll()
    const asAct = { id: player.id, staff: 'colleague', sender: sender() }
    const exported = await exportPlayer(platform.services, asAct)
    expect(exported?.verifications.map(({ state, documents }) => [state, documents.length])).toEqual([
      ['in-process', 3],
      ['rejected', 3],
    ])
    expect(JSON.stringify(exported)).not.toMatch(/sealed_key|upload_hash/)
    await erasePlayer(platform.services, asAct)
    expect(await documents(player.id)).toEqual([])
    const left = platform.db.selectFrom('verifications').select('state').where('account_id', '=', player.id)
    expect(await left.execute()).toEqual([{ state: 'rejected' }])
  })
})
