import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readPicture } from '../../../src/services/verification/pictures/read-picture.ts'
import { jpeg, jpegWithPlace, photo, pngWithPlace, told, webpWithPlace, withSize } from './pictures.ts'

function cleaned(bytes: Buffer) {
  const picture = readPicture(bytes)
  if ('problem' in picture) throw new Error(picture.problem)
  return picture
}

/** Every pixel, upright, in the colours of the file. */
const pixels = (bytes: Buffer) =>
  sharp(bytes, { ignoreIcc: true }).autoOrient().raw().toBuffer({ resolveWithObject: true })

describe('A picture keeps its pixels and loses what it tells besides', () => {
  test.each([
    ['a JPEG', () => jpeg()],
    ['a progressive JPEG that lies on its side', jpegWithPlace],
    ['a JPEG in CMYK', () => photo().toColourspace('cmyk').jpeg().toBuffer()],
    ['a PNG', pngWithPlace],
    ['a PNG with a palette and transparency', () => photo().ensureAlpha(0.5).png({ palette: true }).toBuffer()],
    ['a WebP', () => webpWithPlace(false)],
    ['a lossless WebP', () => webpWithPlace(true)],
    ['a WebP with transparency', () => photo().ensureAlpha(0.5).webp().toBuffer()],
  ])('%s', async (_, make) => {
    const bytes = await make()
    const picture = cleaned(bytes)
    const { format } = await sharp(picture.bytes).metadata()
    const [before, after] = await Promise.all([pixels(bytes), pixels(picture.bytes)])
    const { width, height } = after.info
    expect(picture).toMatchObject({ type: `image/${format}`, width, height })
    expect(after.info).toEqual(before.info)
    expect(after.data.equals(before.data)).toBe(true)
    const text = picture.bytes.toString('latin1').replace('Exif\0\0MM\0*\0\0\0\b\0\x01\x01\x12', '')
    for (const one of told) expect(text).not.toContain(one)
    expect(readPicture(picture.bytes)).toEqual(picture)
  })

  test('a photo that lies on its side is shown upright', async () => {
    const { info } = await pixels(cleaned(await jpegWithPlace()).bytes)
    expect([info.width, info.height]).toEqual([400, 640])
  })

  test('what follows the picture is cut off', async () => {
    for (const bytes of [await jpeg(), await pngWithPlace(), await webpWithPlace(true)]) {
      const more = Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')])
      expect(cleaned(more).bytes.equals(cleaned(bytes).bytes)).toBe(true)
    }
  })
})

describe('A file that is no picture is refused', () => {
  test.each([
    ['nothing', () => Buffer.alloc(0)],
    ['a text', () => Buffer.from('Hello')],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj <</OpenAction 2 0 R>>')],
    ['a GIF', () => photo().gif().toBuffer()],
  ])('%s', async (_, make) => {
    expect(readPicture(await make())).toEqual({ problem: 'picture-unknown' })
  })

  test('one that is cut anywhere is incomplete', async () => {
    for (const bytes of [await jpegWithPlace(), await pngWithPlace(), await webpWithPlace(false)]) {
      for (let end = 16; end < bytes.length - 1; end += Math.ceil(bytes.length / 60)) {
        const found = readPicture(bytes.subarray(0, end))
        expect(found).toEqual({ problem: 'picture-broken' })
      }
    }
  })

  test('one whose bytes are anything else never throws', async () => {
    for (const bytes of [await jpegWithPlace(), await pngWithPlace(), await webpWithPlace(false)]) {
      for (let round = 0; round < 300; round++) {
        const changed = Buffer.from(bytes)
        const at = (round * 7919) % changed.length
        changed[at] = (changed[at] ?? 0) ^ (1 + (round % 255))
        expect(() => readPicture(changed)).not.toThrow()
      }
    }
  })

  test('an animation, a tiny picture, and more pixels than anybody needs', async () => {
    const frames = await sharp([await photo().png().toBuffer(), await photo().png().toBuffer()], {
      join: { animated: true },
    })
      .webp()
      .toBuffer()
    expect(readPicture(frames)).toEqual({ problem: 'picture-broken' })
    expect(readPicture(await photo().resize(640, 100).jpeg().toBuffer())).toEqual({ problem: 'picture-small' })
    const huge = withSize(await photo().png().toBuffer(), 11_000, 8000)
    expect(readPicture(huge)).toEqual({ problem: 'picture-large' })
  })
})
