import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { deriveKey } from '../../src/kernel/root-keys/root-key.ts'
import { erasePlayer } from '../../src/services/players/staff-tools/erase-player.ts'
import { senderWithoutRequest } from '../../src/services/security/events/security-event.ts'
import { sweepFiles } from '../../src/services/verification/documents/sweep-files.ts'
import { decide } from '../../src/services/verification/staff-tools/decide.ts'
import { viewDocument } from '../../src/services/verification/staff-tools/view-document.ts'
import { runScript } from '../cli/run-script.ts'
import { databases } from '../kernel/databases.ts'
import { proof } from '../proof/proof.ts'
import { quickPasswords } from '../services/quick-passwords.ts'
import { openTestServices, type TestServices } from '../services/test-services.ts'
import {
  jpeg,
  jpegWithPlace,
  photo,
  pngWithPlace,
  told,
  webpWithPlace,
  withSize,
} from '../services/verification/pictures.ts'
import { asked, base, filesIn, openVerification, senderOf } from '../services/verification/test-verification.ts'

const times = 20
const script = '<script>alert(document.domain)</script>'

describe.each(databases)('Documents of players, on two processes with %s', (database) => {
  let platform: TestServices
  let other: TestServices
  beforeAll(async () => {
    platform = await openVerification(database)
    other = await openTestServices(database, {
      beside: platform,
      parts: { passwords: quickPasswords, now: () => platform.clock.now },
    })
  })
  afterAll(async () => {
    await other.close()
    await platform.close()
  })

  let turn = 0
  /** Requests go to the two processes in turn. */
  const newSender = () =>
    senderOf({
      call: (...request: Parameters<TestServices['call']>) => (turn++ % 2 ? platform : other).call(...request),
    })
  const rows = (account: string) =>
    platform.db.selectFrom('verification_documents').selectAll().where('account_id', '=', account).execute()
  const see = async (id: string, { services, app }: TestServices = platform) => {
    await platform.db.updateTable('verifications').set({ state: 'on-check' }).execute()
    const seen = await viewDocument(services, { id, staff: 'colleague', sender: senderWithoutRequest(app.log) })
    if ('refusal' in seen) throw new Error(seen.refusal)
    return seen.bytes
  }

  proof(
    'An SVG, a page, a PDF, a GIF, a text, nothing at all, and cut or broken pictures are sent as a document',
    'each is refused with its reason, and nothing is stored, neither a row nor a file',
    async () => {
      const player = await newSender()
      const before = await filesIn(platform)
      const whole = await jpegWithPlace()
      const codes: string[] = []
      const files: (Buffer | string)[] = [
        '<svg xmlns="http://www.w3.org/2000/svg"/>',
        `<!doctype html>${script}`,
        '%PDF-1.7\n1 0 obj<</JS (app.alert(1))>>',
        await photo().gif().toBuffer(),
        'text',
        Buffer.alloc(0),
        whole.subarray(0, whole.length / 2),
        Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.from(script)]),
        Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(script)]),
        withSize(await pngWithPlace(), 60_000, 60_000),
        withSize(await pngWithPlace(), 2 ** 31 - 1, 1),
      ]
      for (const file of files) codes.push((await player.send('address', file)).json().code)
      expect(codes).toEqual([
        ...Array(6).fill('picture-unknown'),
        ...Array(3).fill('picture-broken'),
        ...['picture-large', 'picture-small'],
      ])
      expect([await rows(player.id), await filesIn(platform)]).toEqual([[], before])
      return codes.join(', ')
    },
  )

  proof(
    'Polyglots: pictures with a page, an archive or a script in a comment, in a chunk of text and behind the end',
    'the picture is taken, and what it carried is gone',
    async () => {
      const player = await newSender()
      const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 2 + script.length]), Buffer.from(script)])
      const plain = await jpeg()
      const sent = [
        Buffer.concat([plain.subarray(0, 2), comment, plain.subarray(2)]),
        Buffer.concat([plain, Buffer.from(`PK\u0003\u0004${script}`)]),
        Buffer.concat([await pngWithPlace(), Buffer.from(script)]),
        Buffer.concat([await webpWithPlace(false), Buffer.from(script)]),
      ]
      for (const file of sent) {
        expect((await player.send('address', file)).statusCode).toBe(200)
        const [{ id } = { id: '' }] = await rows(player.id)
        const kept = (await see(id)).toString('latin1')
        for (const one of ['script', 'PK\u0003\u0004', ...told.filter((name) => name !== 'Exif')])
          expect(kept).not.toContain(one)
        await platform.db.updateTable('verifications').set({ state: 'sent' }).execute()
      }
      return 'none of the scripts, archives and metadata are left'
    },
  )

  proof(
    'A photo with the place, the time and the camera is sent, as JPEG, PNG and WebP',
    'nothing of it is stored, not even encrypted',
    async () => {
      const player = await newSender()
      for (const file of [await jpegWithPlace(), await pngWithPlace(), await webpWithPlace(true)]) {
        await player.send('identity-front', file)
        const [{ id } = { id: '' }] = await rows(player.id)
        const kept = (await see(id)).toString('latin1').slice(40)
        for (const one of told) expect(kept).not.toContain(one)
        await platform.db.updateTable('verifications').set({ state: 'sent' }).execute()
      }
      return 'no place, no time, no camera'
    },
  )

  proof(
    'Ways out of the folder and other types in every part of the request; JSON, a form and no type at all; 11 MB',
    'refused before anything is written; files are named by chance alone',
    async () => {
      const player = await newSender()
      const before = await filesIn(platform)
      const codes = new Set<string>()
      for (const kind of ['../../etc/passwd', '..%2f..%2froot.key', 'identity-front%00.php', '__proto__', ''])
        codes.add((await player.send(kind, await jpeg())).json().code)
      for (const upload of ['../../../../root.key', 'a/../../../b/../../c', '%00'.repeat(16)])
        codes.add((await player.send('address', await jpeg(), { upload })).json().code)
      for (const type of ['application/json', 'multipart/form-data; boundary=x', 'image/svg+xml', 'text/plain'])
        codes.add((await player.send('address', await jpeg(), { type })).json().code)
      codes.add((await player.send('address', Buffer.alloc(11 * 1024 * 1024))).json().code)
      expect([...codes].sort()).toEqual(['invalid-input', 'too-large', 'wrong-content-type'])
      expect(await filesIn(platform)).toEqual(before)
      await player.send('address', await jpeg())
      const [name = ''] = (await filesIn(platform)).filter((one) => !before.includes(one))
      expect(name).toMatch(/^[\w-]{43}$/)
      return [...codes].sort().join(', ')
    },
  )

  proof(
    'Another player, nobody and a third-party site ask for documents and send some; every address that could serve one',
    'each sees and changes their own only; no address serves a document',
    async () => {
      const [owner, stranger] = [await newSender(), await newSender()]
      await owner.send('address', await jpeg())
      const [{ id, file, upload_id } = { id: '', file: '', upload_id: '' }] = await rows(owner.id)
      expect((await stranger.look()).asked.some(({ document }) => document)).toBe(false)
      expect((await stranger.send('address', await jpeg(), { upload: upload_id })).statusCode).toBe(200)
      expect((await rows(owner.id)).map((row) => row.id)).toEqual([id])
      const content = { 'content-type': 'application/octet-stream' }
      const place = `${base}/documents?kind=address&upload=${crypto.randomUUID()}`
      expect((await platform.call('POST', place, await jpeg(), content)).json().code).toBe('signed-out')
      const bearer = { authorization: `Bearer ${owner.visitor.accessToken()}` }
      const crossSite = { ...content, ...bearer, origin: 'https://elsewhere.example' }
      expect((await platform.call('POST', place, await jpeg(), crossSite)).json().code).toBe('csrf-refused')
      const statuses = new Set<number>()
      for (const at of [
        `${base}/documents/${id}`,
        `${base}/documents/${file}`,
        `${base}/documents`,
        `/documents/${file}`,
      ])
        statuses.add((await platform.call('GET', at, undefined, bearer)).statusCode)
      expect([...statuses]).toEqual([404])
      return 'signed-out, csrf-refused, 404; the document of the owner is untouched'
    },
  )

  proof(
    'The same document is sent 20 times at once; 20 different ones of one kind are; 20 begin a check at once',
    'one row and one file for each kind, one check; nothing else is left in the folder',
    async () => {
      const before = await filesIn(platform)
      const [same, different, both] = [await newSender(), await newSender(), await newSender()]
      const [content, upload] = [await jpeg(), crypto.randomUUID() as string]
      const photos = await Promise.all(Array.from({ length: times }, () => jpeg()))
      const statuses = await Promise.all([
        ...photos.map(() => same.send('address', content, { upload })),
        ...photos.map((one) => different.send('address', one)),
        ...photos.map((one, round) => both.send(asked[round % 3] ?? '', one)),
      ])
      expect(new Set(statuses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
      const kept = await Promise.all([same, different, both].map(({ id }) => rows(id)))
      expect(kept.map((one) => one.length)).toEqual([1, 1, 3])
      const files = (await filesIn(platform)).filter((name) => !before.includes(name))
      expect(files.sort()).toEqual(
        kept
          .flat()
          .map(({ file }) => file)
          .sort(),
      )
      const checks = platform.db.selectFrom('verifications').select('state').where('account_id', '=', both.id)
      expect(await checks.execute()).toEqual([{ state: 'in-process' }])
      return '1, 1 and 3 documents; 5 files'
    },
  )

  proof(
    'A document is replayed after its check was rejected, and more are sent than any hand could take',
    'a replay changes nothing, in the old check or in a new one; the limit ends the rest',
    async () => {
      const player = await newSender()
      await player.sendAll()
      const [content, upload] = [await jpeg(), crypto.randomUUID() as string]
      await player.send('address', content, { upload })
      const { id } = await platform.db
        .selectFrom('verifications')
        .select('id')
        .where('account_id', '=', player.id)
        .executeTakeFirstOrThrow()
      const done = { id, staff: 'colleague', sender: senderWithoutRequest(platform.app.log), note: '' }
      await decide(platform.services, { ...done, act: 'take' })
      await decide(platform.services, { ...done, act: 'reject', reason: 'edited' })
      const before = await rows(player.id)
      expect((await player.send('address', content, { upload })).json()).toMatchObject({ state: 'rejected' })
      expect(await rows(player.id)).toEqual(before)
      const statuses = new Set<number>()
      for (let round = 0; round < 45; round++) statuses.add((await player.send('address', content)).statusCode)
      expect([...statuses]).toEqual([200, 429])
      expect(await rows(player.id)).toHaveLength(4)
      return 'nothing changed; 200, then 429'
    },
  )

  proof(
    'The database and the folder of documents are stolen, without the root key; a file is changed, and another put in its place',
    'no document can be read, and no false one is shown',
    async () => {
      const [player, victim] = [await newSender(), await newSender()]
      const content = await jpeg()
      await player.send('address', content)
      await victim.send('address', await jpeg())
      const [[row], [its]] = [await rows(player.id), await rows(victim.id)]
      if (!row || !its) throw new Error('Nothing was stored.')
      const dump = JSON.stringify(
        await Promise.all([rows(player.id), platform.db.selectFrom('verifications').selectAll().execute()]),
      )
      const fileOf = (name: string) => path.join(platform.services.settings.DATA_DIR, 'documents', name)
      const stored = await readFile(fileOf(row.file))
      for (const piece of [content.subarray(200, 232), content.subarray(-40, -8)]) {
        expect(stored.includes(piece)).toBe(false)
        expect(dump.includes(piece.toString('base64'))).toBe(false)
      }
      await writeFile(fileOf(its.file), stored)
      await expect(see(its.id)).rejects.toThrow()
      stored[100] = (stored[100] ?? 0) ^ 1
      await writeFile(fileOf(row.file), stored)
      await expect(see(row.id)).rejects.toThrow()
      return 'ciphertext alone; a changed or another file is refused by its key'
    },
  )

  proof(
    'The root key is rotated, and the former one thrown away after the next start',
    'documents are still shown to the staff',
    async () => {
      const own = await openVerification(database)
      const player = await senderOf(own)
      await player.send('address', await jpeg())
      const [{ id } = { id: '' }] = await own.db.selectFrom('verification_documents').select('id').execute()
      expect(runScript('rotate-key', [], own.place).status).toBe(0)
      const later = await openTestServices(database, { beside: own, parts: { passwords: quickPasswords } })
      const [current = ''] = (await readFile(path.join(own.place['DATA_DIR'] ?? '', 'root.key'), 'utf8')).split('\n')
      await own.db.updateTable('verifications').set({ state: 'on-check' }).execute()
      const keyFor = (purpose: string) => deriveKey(current, purpose)
      const services = {
        ...later.services,
        secrets: { keyFor, keysFor: (purpose: string) => [keyFor(purpose)] as const },
      }
      const seen = await viewDocument(services, {
        id,
        staff: 'x',
        sender: senderWithoutRequest(later.app.log),
      })
      expect(seen).toHaveProperty('bytes')
      await later.close()
      await own.close()
      return 'shown with the new key alone'
    },
  )

  proof(
    'A player is erased while documents arrive',
    'none of them is left, in the database or in the folder',
    async () => {
      const player = await newSender()
      const photos = await Promise.all(Array.from({ length: times }, () => jpeg()))
      const sender = senderWithoutRequest(platform.app.log)
      const erasing = { id: player.id, staff: 'colleague', sender }
      await Promise.all([
        ...photos.map((one, round) => player.send(asked[round % 3] ?? '', one)),
        erasePlayer(platform.services, erasing),
      ])
      expect(await rows(player.id)).toEqual([])
      await sweepFiles(platform.services, Date.now() + 86_400_000)
      const known = await platform.db.selectFrom('verification_documents').select('file').execute()
      const left = (await filesIn(platform)).filter((name) => !known.some(({ file }) => file === name))
      expect(left).toEqual([])
      return 'no row, no file'
    },
  )
})
