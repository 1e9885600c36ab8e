import { crc32 } from 'node:zlib'
import type { Cleaned } from './picture.ts'

/** What is needed to show a picture, its transparency included. Texts, times, EXIF and animations are not. */
const needed: readonly string[] = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']

/** Keeps the chunks that make the picture. What follows the last one is cut off. */
export function cleanPng(bytes: Buffer): Cleaned | undefined {
  const kept: Buffer[] = [bytes.subarray(0, 8)]
  let size: { readonly width: number; readonly height: number } | undefined
  let hasData = false
  for (let at = 8; ; ) {
    const chunk = chunkAt(bytes, at)
    if (!chunk) return undefined
    const type = chunk.toString('latin1', 4, 8)
    if ((type === 'IHDR') !== (at === 8)) return undefined
    if (type === 'IHDR') {
      if (chunk.length !== 25) return undefined
      size = { width: chunk.readUInt32BE(8), height: chunk.readUInt32BE(12) }
    }
    hasData ||= type === 'IDAT'
    if (needed.includes(type)) kept.push(chunk)
    if (type === 'IEND') return size && hasData ? { ...size, bytes: Buffer.concat(kept) } : undefined
    at += chunk.length
  }
}

/** Length, type, content and checksum; undefined if it is incomplete or damaged. */
function chunkAt(bytes: Buffer, at: number): Buffer | undefined {
  if (at + 12 > bytes.length) return undefined
  const end = at + 12 + bytes.readUInt32BE(at)
  if (end > bytes.length) return undefined
  const chunk = bytes.subarray(at, end)
  const isWhole = crc32(chunk.subarray(4, -4)) === chunk.readUInt32BE(chunk.length - 4)
  return isWhole ? chunk : undefined
}
