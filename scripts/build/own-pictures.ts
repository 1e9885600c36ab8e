import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Asset, Manifest } from '../../src/contract/index.ts'
import { encodePicture } from '../../src/kernel/pictures/encode.ts'
import { phoneWidthOf, pictureFile, pictureStem, shownPart, widthsOf } from '../../src/rules/pictures/picture-files.ts'
import { writeWhole } from './write-page.ts'

/** The file of a picture as it was uploaded; undefined if there is none. */
export type Originals = (content: string) => Buffer | undefined

const formats = ['avif', 'webp'] as const

/**
 * Makes each picture in each size. The names of the files say what they are made of, so that what is there already is
 * as it should be.
 */
export async function writeOwnPictures({ assets }: Manifest, originals: Originals, folder: string): Promise<void> {
  if (assets.length === 0) return
  await mkdir(folder, { recursive: true })
  await Promise.all(assets.map((asset) => writeOwnPicture(asset, originals, folder)))
}

async function writeOwnPicture(asset: Asset, originals: Originals, folder: string): Promise<void> {
  const stem = pictureStem(asset)
  const files = widthsOf(asset).flatMap((width) =>
    formats.map((format) => ({ width, format, file: path.join(folder, pictureFile(stem, width, format)) })),
  )
  const missing = files.filter(({ file }) => !existsSync(file))
  if (missing.length === 0) return
  const original = originalOf(asset, originals)
  for (const { file, ...size } of missing) {
    const made = await encodePicture(original, asset, size)
    if (size.format === 'avif' && size.width === phoneWidthOf(asset)) requireWeight(asset, made.length)
    await writeWhole(file, made)
  }
}

/** A picture as a drawing, where only drawings can be. */
export async function drawnFrom(asset: Asset, originals: Originals): Promise<string> {
  const { width, height } = shownPart(asset)
  const small = await encodePicture(originalOf(asset, originals), asset, { width: 180, format: 'webp' })
  const address = `data:image/webp;base64,${small.toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image href="${address}" width="${width}" height="${height}"/></svg>`
}

export function originalOf({ id, content }: Asset, originals: Originals): Buffer {
  const original = originals(content)
  if (!original) throw new Error(`The picture "${id}" has no file assets/${content}.webp with this content.`)
  return original
}

/** Releases of the encoder differ a little. */
const tolerance = 1.1

/** The check of budgets believes the record. */
function requireWeight({ id, weight }: Asset, bytes: number): void {
  if (bytes > weight * tolerance)
    throw new Error(`The picture "${id}" weighs ${bytes} bytes on a phone, but its record says ${weight}.`)
}
