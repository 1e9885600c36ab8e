import type { Sharp } from 'sharp'
import { mostPixels } from './limits.ts'

/** A picture of which nothing has been decoded yet. The library is loaded with the first one: most processes need none. */
export async function openPicture(bytes: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  // Without its cache, memory is given back with each picture.
  sharp.cache(false)
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
}
