import type { Metadata, Sharp } from 'sharp'
import { mostPixels } from './limits.ts'

/** A picture of which nothing has been decoded yet. The library is loaded with the first one: most processes need none. */
export async function openPicture(bytes: Buffer): Promise<Sharp> {
  const sharp = await load()
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
}

/** What a file says of itself, however large it claims to be: only its first bytes are read. */
export async function readClaims(bytes: Buffer): Promise<Metadata> {
  const sharp = await load()
  return sharp(bytes, { limitInputPixels: false }).metadata()
}

async function load() {
  const { default: sharp } = await import('sharp')
  // Without its cache, memory is given back with each picture.
  sharp.cache(false)
  return sharp
}
