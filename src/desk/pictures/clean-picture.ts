import { encodePicture } from '../../kernel/pictures/encode.ts'
import { longestKept, longestSide, mostPixels, shortestSide } from '../../kernel/pictures/limits.ts'
import { openPicture, readClaims } from '../../kernel/pictures/open-picture.ts'
import { phoneWidthOf } from '../../rules/pictures/picture-files.ts'
import { cleanSvg } from './clean-svg.ts'
import { kindOf } from './kind-of.ts'

export type PictureProblem = 'picture-unknown' | 'picture-broken' | 'picture-small' | 'picture-large' | 'picture-unsafe'

export type CleanPicture = {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  /** The bytes that a phone loads. */
  readonly weight: number
}

export type Cleaned = CleanPicture | { readonly problem: PictureProblem }

/**
 * The picture that a file contains, drawn anew: nothing of the file is kept but what is seen, so neither place, time and
 * camera nor anything that hides in it.
 */
export async function cleanPicture(file: Buffer): Promise<Cleaned> {
  const kind = kindOf(file)
  if (!kind) return { problem: 'picture-unknown' }
  const bytes = kind === 'svg' ? await drawSvg(file) : file
  if ('problem' in bytes) return bytes
  try {
    const { format, width, height } = await readClaims(bytes)
    if (kind !== 'svg' && (format === 'heif' ? 'avif' : format) !== kind) return { problem: 'picture-broken' }
    const problem = sizeProblem(width, height)
    if (problem) return { problem }
    const { data, info } = await (await openPicture(bytes))
      .autoOrient()
      .resize({ width: longestKept, height: longestKept, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, effort: 1 })
      .toBuffer({ resolveWithObject: true })
    const size = { width: info.width, height: info.height }
    if (Math.min(size.width, size.height) < shortestSide) return { problem: 'picture-small' }
    return { bytes: data, ...size, weight: await weigh(data, size) }
  } catch {
    return { problem: 'picture-broken' }
  }
}

function sizeProblem(width: number, height: number): PictureProblem | undefined {
  if (Math.min(width, height) < shortestSide) return 'picture-small'
  if (Math.max(width, height) > longestSide || width * height > mostPixels) return 'picture-large'
  return undefined
}

type Cut = Parameters<typeof encodePicture>[1]

/** What a phone loads of a picture. */
export async function weigh(original: Buffer, cut: Cut): Promise<number> {
  return (await encodePicture(original, cut, { width: phoneWidthOf(cut), format: 'avif' })).length
}

async function drawSvg(file: Buffer): Promise<Buffer | { readonly problem: PictureProblem }> {
  const svg = cleanSvg(file.toString('utf8'))
  if (typeof svg !== 'string') return svg
  try {
    return await (await openPicture(Buffer.from(svg))).png().toBuffer()
  } catch {
    return { problem: 'picture-broken' }
  }
}
