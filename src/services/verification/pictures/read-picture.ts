import { cleanJpeg } from './jpeg.ts'
import type { Cleaned, Picture, PictureType } from './picture.ts'
import { cleanPng } from './png.ts'
import { cleanWebp } from './webp.ts'

type Format = {
  readonly type: PictureType
  readonly matches: (bytes: Buffer) => boolean
  readonly clean: (bytes: Buffer) => Cleaned | undefined
}

const startsWith = (bytes: Buffer, text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text

const formats: readonly Format[] = [
  { type: 'image/jpeg', matches: (bytes) => startsWith(bytes, '\xff\xd8\xff'), clean: cleanJpeg },
  { type: 'image/png', matches: (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n'), clean: cleanPng },
  {
    type: 'image/webp',
    matches: (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
    clean: cleanWebp,
  },
]

export type PictureProblem = 'picture-unknown' | 'picture-broken' | 'picture-small' | 'picture-large'

/** Shorter sides cannot be read, longer ones and more pixels would fill the memory of whoever looks at them. */
const [shortest, longest, mostPixels] = [200, 12_000, 60_000_000]

/** The picture that a file contains, by its content alone, without metadata and whatever else was added. */
export function readPicture(bytes: Buffer): Picture | { readonly problem: PictureProblem } {
  const format = formats.find(({ matches }) => matches(bytes))
  if (!format) return { problem: 'picture-unknown' }
  const cleaned = format.clean(bytes)
  if (!cleaned) return { problem: 'picture-broken' }
  const { width, height } = cleaned
  if (Math.min(width, height) < shortest) return { problem: 'picture-small' }
  if (Math.max(width, height) > longest || width * height > mostPixels) return { problem: 'picture-large' }
  return { type: format.type, ...cleaned }
}
