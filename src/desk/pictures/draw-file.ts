import type { PictureFile } from '../../rules/pictures/picture-files.ts'
import type { Desk } from '../desk.ts'
import { findPicture } from './stored.ts'

/** A file of a picture as a build would make it, for previews. */
export async function drawFile(desk: Desk, { content, crop, width }: PictureFile): Promise<Buffer> {
  const original = await findPicture(desk, content)
  const whole = sizeOf(original)
  const cut = { ...whole, ...(crop && { crop }) }
  return desk.pictures.encode(original, cut, { width: Math.min(width, (crop ?? whole).width), format: 'webp' })
}

/** Our own files are WebP with an extended or a simple header. */
function sizeOf(webp: Buffer): { readonly width: number; readonly height: number } {
  const kind = webp.toString('latin1', 12, 16)
  if (kind === 'VP8X') return { width: 1 + webp.readUIntLE(24, 3), height: 1 + webp.readUIntLE(27, 3) }
  return { width: webp.readUInt16LE(26) & 0x3fff, height: webp.readUInt16LE(28) & 0x3fff }
}
