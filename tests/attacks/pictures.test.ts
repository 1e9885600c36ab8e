import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { type Browser, browserAt, edit, openTestDesk, signedIn, type TestDesk } from '../desk/test-desk.ts'
import { proof } from '../proof/proof.ts'
import { jpegWithPlace, photo, pngWithPlace, told, webpWithPlace, withSize } from '../services/verification/pictures.ts'

const script = '<script>alert(document.domain)</script>'
const octets = { 'content-type': 'application/octet-stream' }
const drawing = (inside: string, head = '') =>
  `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 40"><rect width="40" height="40" fill="#c00"/>${inside}</svg>`

describe('Pictures that the staff uploads', () => {
  let desk: TestDesk
  let asha: Browser
  beforeAll(async () => {
    desk = await openTestDesk('SQLite')
    asha = await signedIn(desk, 'editor', 'Asha Rao')
  })
  afterAll(() => desk.close())

  const send = (body: Buffer | string, who = asha, headers: object = octets) =>
    who.send('upload-picture', { query: { record: 'assets/final.json' }, body, headers })
  const stored = async () => (await desk.db.selectFrom('pictures').select(['content', 'bytes']).execute()).length
  const bytesOf = async (content: string) =>
    Buffer.from(
      (await desk.db.selectFrom('pictures').select('bytes').where('content', '=', content).executeTakeFirstOrThrow())
        .bytes,
    )
  const taken = async (file: Buffer | string) => {
    const answer = await send(file)
    expect(answer.statusCode).toBe(200)
    return bytesOf(answer.json().content)
  }

  proof(
    'A page, a PDF, a GIF, a TIFF, a text, nothing at all, cut pictures, and scripts behind the first bytes of a picture',
    'each is refused with its reason, and nothing is stored',
    async () => {
      const whole = await jpegWithPlace()
      const files: (Buffer | string)[] = [
        `<!doctype html>${script}`,
        `${script}<svg xmlns="http://www.w3.org/2000/svg"/>`,
        '%PDF-1.7\n1 0 obj<</JS (app.alert(1))>>',
        await photo().gif().toBuffer(),
        await photo().tiff().toBuffer(),
        'text',
        Buffer.alloc(0),
        whole.subarray(0, whole.length / 2),
        Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.from(script)]),
        Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(script)]),
        '<svg xmlns="http://www.w3.org/2000/svg"><rect',
      ]
      const codes: string[] = []
      for (const file of files) codes.push((await send(file)).json().code)
      expect(codes).toEqual([...Array(7).fill('picture-unknown'), ...Array(4).fill('picture-broken')])
      expect(await stored()).toBe(0)
      return 'picture-unknown, picture-broken'
    },
  )

  proof(
    'Polyglots, and photos that say where, when and with what they were taken, as JPEG, PNG and WebP',
    'the picture is drawn anew: nothing of the file is kept but what is seen',
    async () => {
      const files = [
        await jpegWithPlace(),
        await pngWithPlace(),
        await webpWithPlace(false),
        Buffer.concat([await photo().jpeg().toBuffer(), Buffer.from(`PK\u0003\u0004${script}`)]),
        Buffer.concat([await photo().png().toBuffer(), Buffer.from(script)]),
      ]
      for (const file of files) {
        const kept = await taken(file)
        const words = kept.toString('latin1')
        for (const one of ['script', 'PK\u0003\u0004', ...told]) expect(words).not.toContain(one)
        const { format, exif, xmp, icc } = await sharp(kept).metadata()
        expect([format, exif, xmp, icc]).toEqual(['webp', undefined, undefined, undefined])
      }
      return 'WebP without metadata'
    },
  )

  proof(
    'Pixel bombs: a PNG of a few bytes that has 60,000 × 60,000 pixels, one of 2³¹ × 1, an SVG of a million units',
    'refused before they are decoded, or drawn small; the desk answers on',
    async () => {
      const png = await photo().png().toBuffer()
      const codes = [
        (await send(withSize(png, 60_000, 60_000))).json().code,
        (await send(withSize(png, 2 ** 31 - 1, 1))).json().code,
      ]
      const svg = await sharp(
        await taken(
          '<svg xmlns="http://www.w3.org/2000/svg" width="1000000" height="1000000"><rect width="9" height="9"/></svg>',
        ),
      ).metadata()
      expect([...codes, svg.width]).toEqual(['picture-large', 'picture-broken', 1440])
      expect((await asha.send('session')).statusCode).toBe(200)
      return codes.join(', ')
    },
  )

  proof(
    'SVG with scripts, handlers, foreignObject, links, styles and pictures from a server and from a file',
    'nothing is run or fetched, and what is kept is pixels of the rest',
    async () => {
      const asked: (string | undefined)[] = []
      const server = createServer(({ url }, answer) => {
        asked.push(url)
        answer.end()
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const there = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      const parts = [
        script,
        '<g onload="alert(1)"><circle r="4" onclick="alert(1)"/></g>',
        `<foreignObject width="40" height="40"><body xmlns="http://www.w3.org/1999/xhtml">${script}</body></foreignObject>`,
        `<a href="javascript:alert(1)"><rect width="9" height="9"/></a>`,
        `<image href="${there}/a.png" width="40" height="40"/><image xlink:href="${there}/b.png" width="40" height="40"/>`,
        '<image href="file:///etc/hostname" width="40" height="40"/><image href="data:image/png;base64,AAAA" width="9" height="9"/>',
        `<use href="${there}/c.svg#a"/><use xlink:href="file:///etc/passwd#a"/>`,
        `<style>@import url(${there}/d.css); rect { fill: url(${there}/e.svg#p) }</style>`,
        `<rect width="9" height="9" fill="url(${there}/f.svg#p)" style="filter:url(${there}/g.svg#p)"/>`,
        `<animate attributeName="href" values="javascript:alert(1)"/><set attributeName="onload" to="alert(1)"/>`,
      ]
      for (const part of parts) {
        const { format } = await sharp(await taken(drawing(part))).metadata()
        expect(format).toBe('webp')
      }
      server.close()
      expect(asked).toEqual([])
      return 'nothing asked for; WebP'
    },
  )

  proof(
    'SVG that unfolds: entities in entities, a document type from elsewhere, and copies of copies of copies',
    'refused or stopped within seconds, and the next picture is taken',
    async () => {
      const entities = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')
      const laughs = `<!DOCTYPE svg [<!ENTITY l0 "lol">${entities}]>`
      const outside = '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
      const copies = Array.from(
        { length: 30 },
        (_, n) => `<g id="c${n + 1}">${`<use href="#c${n}"/>`.repeat(10)}</g>`,
      ).join('')
      const codes = [
        (await send(drawing('<text>&l9;</text>', laughs))).json().code,
        (await send(drawing('<text>&x;</text>', outside))).json().code,
      ]
      const copied = await send(drawing(`<defs><rect id="c0" width="1" height="1"/>${copies}</defs><use href="#c30"/>`))
      expect(copied.statusCode).toBeLessThan(500)
      expect((await send(await photo().png().toBuffer())).statusCode).toBe(200)
      expect(codes).toEqual(['picture-unsafe', 'picture-unsafe'])
      return codes.join(', ')
    },
  )

  proof(
    'Names that lead elsewhere: in the name of a picture, of its content, and of the file that is asked for',
    'refused; no file is read or written outside of the records',
    async () => {
      const { content } = (await send(await photo().png().toBuffer())).json()
      const names = [
        '../../etc/passwd',
        `${content}-180.webp/../../x`,
        `${'a'.repeat(31)}/-180.webp`,
        '%2e%2e%2f',
        `${content}-99999.webp`,
      ]
      for (const file of names) expect((await asha.send('picture', { query: { file } })).statusCode).toBe(400)
      const record = 'assets/final.json'
      const version = await edit(asha, record, (value) =>
        Object.assign(value, {
          ...{ id: 'final', alternative: 'game.aviator', licence: '© 2026', width: 640, height: 400, weight: 10_000 },
          content: '../../../../tmp/elsewhere',
        }),
      )
      const ben = await signedIn(desk, 'publisher', 'Ben Iyer')
      const [code] = await ben.refused('publish', { body: { records: [{ record, version }], note: '' } })
      expect([code, existsSync(path.join(desk.pages, 'assets'))]).toEqual(['invalid-record', false])
      expect(readdirSync(desk.pages)).not.toContain('elsewhere')
      return 'invalid-input, invalid-record'
    },
  )

  proof(
    'Strangers, viewers, another site’s page and a form send pictures; somebody sends 120 in a minute; one has 21 MB',
    'refused, and strangers see none either',
    async () => {
      const file = await photo().png().toBuffer()
      const viewer = await signedIn(desk, 'viewer')
      const stranger = browserAt(desk)
      const codes = [
        (await send(file, stranger)).json().code,
        (await send(file, viewer)).json().code,
        (await send(file, asha, { ...octets, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).json()
          .code,
        (await send(file, asha, { 'content-type': 'multipart/form-data; boundary=x' })).json().code,
        (await send(Buffer.alloc(21 * 1024 * 1024))).json().code,
        (await stranger.send('picture', { query: { file: `${'0'.repeat(32)}-180.webp` } })).json().code,
      ]
      const ravi = await signedIn(desk, 'editor', 'Ravi Shah')
      const statuses = new Set<number>()
      for (let count = 0; count < 120; count++) statuses.add((await send('text', ravi)).statusCode)
      expect(codes).toEqual([
        'signed-out',
        'forbidden',
        'csrf-refused',
        'wrong-content-type',
        'too-large',
        'signed-out',
      ])
      expect([...statuses]).toEqual([415, 429])
      return `${codes.join(', ')}; then 429`
    },
  )

  proof(
    'A picture is opened by itself, as a page',
    'a browser shows a picture and nothing else: its type is fixed, its policy allows nothing',
    async () => {
      const { content } = (await send(await photo().png().toBuffer())).json()
      const answer = await desk.app.inject({
        url: `/admin/api/picture?file=${content}-180.webp`,
        headers: { cookie: asha.cookie() },
      })
      expect(answer.headers['content-type']).toMatch(/^image\/webp/)
      expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
      return 'image/webp, sandbox'
    },
  )
})
