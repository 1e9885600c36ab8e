import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contentOf } from '../../src/registry/files/picture-files.ts'
import { mainly } from '../kernel/databases.ts'
import { onThisMachine } from '../machine.ts'
import { photo } from '../services/verification/pictures.ts'
import { type Browser, compilePages, edit, openTestDesk, signedIn, type TestDesk } from './test-desk.ts'

const record = 'assets/final.json'
const landing = 'landings/aviator-1.json'
const octets = { 'content-type': 'application/octet-stream' }

describe.each(mainly('PostgreSQL'))('pictures of one’s own, on %s', (kind) => {
  let desk: TestDesk
  let asha: Browser
  let ben: Browser
  beforeEach(async () => {
    desk = await openTestDesk(kind)
    asha = await signedIn(desk, 'editor', 'Asha Rao')
    ben = await signedIn(desk, 'publisher', 'Ben Iyer')
  })
  afterEach(() => desk.close())

  const send = (bytes: Buffer | string, who = asha) =>
    who.send('upload-picture', { query: { record }, body: bytes, headers: octets })
  const uploaded = async (bytes: Buffer) => {
    const answer = await send(bytes)
    expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()])
    return answer.json() as { content: string; width: number; height: number; weight: number }
  }
  const see = (file: string, who = asha) =>
    desk.app.inject({ url: `/admin/api/picture?file=${file}`, headers: { cookie: who.cookie() } })
  const draft = async (file: object) =>
    edit(asha, record, (value) =>
      Object.assign(value, { id: 'final', alternative: 'game.aviator', licence: '© 2026 Asha Rao', ...file }),
    )
  const publish = (...records: { record: string; version: number }[]) =>
    ben.ask('publish', { body: { records, note: '' } })
  const files = () => {
    const folder = path.join(desk.pages, 'assets')
    return existsSync(folder) ? readdirSync(folder).sort() : []
  }
  const show = () => edit(asha, landing, (value) => Object.assign(value, { shareImage: 'own:final' }))

  test('the log says for which picture a file was uploaded', async () => {
    await uploaded(await photo().png().toBuffer())
    const carla = await signedIn(desk, 'administrator', 'Carla')
    const { entries } = await carla.ask('audit', { query: {} })
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'upload-picture', by: 'Asha Rao', record, details: '' }),
    )
  })

  test('the drafted words of a landing and of its picture are known to every check', async () => {
    const [title, alternative] = ['own.aviator-1.title', 'own.final.alternative']
    await draft({ ...(await uploaded(await photo().png().toBuffer())), alternative })
    await show()
    await edit(asha, landing, (value) => Object.assign(value, { title }))
    const counted = async () => {
      await desk.desk.problems.idle()
      const { drafts } = await ben.ask('drafts', { query: {} })
      return Object.fromEntries(drafts.map((one) => [one.record, one.problems]))
    }
    expect(await counted()).toEqual({ [landing]: 2, [record]: 1 })
    await edit(asha, 'locales/en.json', (value) =>
      Object.assign(value, { [title]: 'Lotus opens tonight', [alternative]: 'A lotus' }),
    )
    expect(await counted()).toMatchObject({ [landing]: 0, [record]: 0 })
    const { draft: saved } = await ben.ask('record', { query: { name: landing } })
    const checked = await ben.ask('check', { body: { records: [{ record: landing, text: saved?.text ?? '' }] } })
    expect(checked.diagnostics.filter(({ code }) => code === 'unknown-message')).toEqual([])
  })

  test('a photo is drawn anew, upright and without what it says of its place, and seen at once', async () => {
    const { content, width, height, weight } = await uploaded(
      await photo()
        .jpeg()
        .withExif({ IFD0: { ImageDescription: 'Secret Street 7' } })
        .withMetadata({ orientation: 6 })
        .toBuffer(),
    )
    expect([width, height]).toEqual([400, 640])
    const seen = await see(`${content}-180.webp`)
    expect(seen.headers).toMatchObject({
      'content-type': expect.stringMatching(/^image\/webp/),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=31536000, immutable',
    })
    const { width: shown, exif } = await sharp(seen.rawPayload).metadata()
    expect([shown, exif]).toEqual([180, undefined])
    expect(weight).toBeGreaterThan(100)
    const part = await see(`${content}-100-40-200-300-720.webp`)
    expect(await sharp(part.rawPayload).metadata()).toMatchObject({ width: 200, height: 300 })
    const crop = { left: 0, top: 0, width: 40, height: 40 }
    const { weight: less } = await asha.ask('weigh-picture', { body: { content, width, height, crop } })
    expect(less).toBeLessThan(weight)
  })

  test('drawings become pixels; large ones become smaller', async () => {
    const svg = await uploaded(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10" fill="red"/></svg>',
      ),
    )
    expect([svg.width, svg.height]).toEqual([1440, 720])
    const large = await uploaded(await photo().resize(4000, 2000).jpeg().toBuffer())
    expect([large.width, large.height]).toEqual([2160, 1080])
  })

  test('what is no picture is refused with its reason, and by viewers nothing is taken', async () => {
    const codes = await Promise.all(
      ['text', Buffer.alloc(0), await photo().gif().toBuffer(), (await photo().jpeg().toBuffer()).subarray(0, 900)].map(
        async (file) => (await send(file)).json().code,
      ),
    )
    expect(codes).toEqual(['picture-unknown', 'picture-unknown', 'picture-unknown', 'picture-broken'])
    const viewer = await signedIn(desk, 'viewer')
    expect((await send(await photo().png().toBuffer(), viewer)).json().code).toBe('forbidden')
    expect((await see(`${'0'.repeat(32)}-180.webp`, viewer)).json().code).toBe('unknown-picture')
    expect((await desk.app.inject({ url: `/admin/api/picture?file=${'0'.repeat(32)}-180.webp` })).statusCode).toBe(401)
  })

  test('published, its file stands beside its record, and goes when it is replaced; the history keeps it', async () => {
    const first = await uploaded(await photo().png().toBuffer())
    await publish({ record, version: await draft(first) }, { record: landing, version: await show() })
    expect(files()).toEqual([`${first.content}.webp`, 'final.json'].sort())
    expect(compilePages(desk.pages).assets).toMatchObject([{ id: 'final', content: first.content }])
    const second = await uploaded(await photo().png().toBuffer())
    await publish({ record, version: await draft(second) })
    expect(files()).toEqual([`${second.content}.webp`, 'final.json'].sort())
    desk.clock.ahead += 400 * 24 * 60 * 60_000
    const again = await signedIn(desk, 'editor', 'Asha Rao')
    expect((await see(`${first.content}-180.webp`, again)).statusCode).toBe(200)
  })

  test('the file of a draft that is published by nobody is not kept', async () => {
    const { content } = await uploaded(await photo().png().toBuffer())
    const kept = await desk.db
      .selectFrom('pictures')
      .select('expires_at')
      .where('content', '=', content)
      .executeTakeFirst()
    expect(Number(kept?.expires_at)).toBeGreaterThan(Date.now())
  })

  test('a record without its file is refused, and nothing is written', async () => {
    const content = '0'.repeat(32)
    const version = await draft({ content, width: 100, height: 100, weight: 100 })
    const [code] = await ben.refused('publish', { body: { records: [{ record, version }], note: '' } })
    expect([code, files()]).toEqual(['unknown-picture', []])
    expect(desk.built).toHaveLength(0)
  })

  test('a build that fails leaves the files as they were', { timeout: onThisMachine(20_000) }, async () => {
    const first = await uploaded(await photo().png().toBuffer())
    await publish({ record, version: await draft(first) })
    const before = files()
    const broken = await openTestDesk(kind, { beside: desk, build: async () => Promise.reject(new Error('no space')) })
    const [publisher, second] = [
      await signedIn(broken, 'publisher', 'Ben Iyer'),
      await uploaded(await photo().png().toBuffer()),
    ]
    const version = await draft(second)
    const [code] = await publisher.refused('publish', { body: { records: [{ record, version }], note: '' } })
    expect([code, files()]).toEqual(['cannot-build', before])
    await broken.close()
  })

  test('a landing may show a draft at once, and is published together with it', async () => {
    const { errors } = { errors: [] as string[] }
    await draft(await uploaded(await photo().png().toBuffer()))
    const text = JSON.stringify({ slug: 'offer', extends: 'base', shareImage: 'own:final' })
    const { diagnostics } = await asha.ask('check', { body: { records: [{ record: 'landings/offer.json', text }] } })
    expect(diagnostics.map(({ code }) => code)).toEqual(errors)
    const { records } = await asha.ask('library', {})
    expect(records.map((one) => one.record)).toContain(record)
  })

  test('while something shows it, it is neither deleted nor renamed', async () => {
    await publish(
      { record, version: await draft(await uploaded(await photo().png().toBuffer())) },
      { record: landing, version: await show() },
    )
    const [code, message] = await asha.refused('remove-record', { body: { record, version: 0 } })
    expect([code, message]).toEqual(['record-in-use', expect.stringContaining(landing)])
    const other = 'assets/other.json'
    expect((await ben.refused('rename-record', { body: { record, version: 0, to: other } }))[0]).toBe('record-in-use')
    await publish({ record: landing, version: await edit(asha, landing, (value) => delete value['shareImage']) })
    await ben.ask('rename-record', { body: { record, version: 0, to: other } })
    const { drafts } = await asha.ask('remove-record', { body: { record: other, version: 0 } })
    await publish(...drafts)
    expect(files()).toEqual([])
  })

  test('a shared preview shows a draft to people without an account, as long as its link lives', async () => {
    const { content } = await uploaded(await photo().png().toBuffer())
    await draft({ content, width: 640, height: 400, weight: 100 })
    await show()
    const { address } = await asha.ask('preview-link', { body: { record: landing, days: 1 } })
    const token = address.slice(address.lastIndexOf('/') + 1)
    const shared = await desk.app.inject({ url: `/admin/api/shared?token=${token}` })
    expect(shared.json().records.map((one: { record: string }) => one.record)).toContain(record)
    const picture = (given: string) =>
      desk.app.inject({ url: `/admin/api/shared/picture?token=${given}&file=${content}-180.webp` })
    expect([(await picture(token)).statusCode, (await picture('other')).json().code]).toEqual([200, 'link-expired'])
  })

  test('files are named after what is in them', async () => {
    const { content } = await uploaded(await photo().png().toBuffer())
    const row = await desk.db
      .selectFrom('pictures')
      .select('bytes')
      .where('content', '=', content)
      .executeTakeFirstOrThrow()
    expect(contentOf(Buffer.from(row.bytes))).toBe(content)
  })
})
