import type { Cleaned } from './picture.ts'

/** The flag of transparency in the header of the extended format; the others announce what is cut off. */
const transparency = 0x10

type Size = { readonly width: number; readonly height: number }

/** Keeps the chunks that make a still picture. */
export function cleanWebp(bytes: Buffer): Cleaned | undefined {
  const end = bytes.length >= 12 ? 8 + bytes.readUInt32LE(4) : 0
  if (end > bytes.length) return undefined
  const kept: Buffer[] = []
  let [canvas, size]: (Size | undefined)[] = []
  for (let at = 12; at < end; ) {
    const chunk = chunkAt(bytes.subarray(0, end), at)
    if (!chunk) return undefined
    const type = chunk.toString('latin1', 0, 4)
    switch (type) {
      case 'VP8X':
        if (canvas || chunk.length !== 18) return undefined
        canvas = { width: 1 + chunk.readUIntLE(12, 3), height: 1 + chunk.readUIntLE(15, 3) }
        kept.push(withoutFlags(chunk))
        break
      case 'VP8 ':
      case 'VP8L':
        if (size) return undefined
        size = type === 'VP8L' ? losslessSize(chunk) : lossySize(chunk)
        if (!size) return undefined
        kept.push(chunk)
        break
      case 'ALPH':
        kept.push(chunk)
        break
      case 'ANIM':
      case 'ANMF':
        return undefined
      default:
    }
    at += chunk.length
  }
  if (!size || (canvas && (canvas.width !== size.width || canvas.height !== size.height))) return undefined
  return { ...size, bytes: riff(kept) }
}

/** Type, length, content and the byte that fills it up. */
function chunkAt(bytes: Buffer, at: number): Buffer | undefined {
  if (at + 8 > bytes.length) return undefined
  const length = bytes.readUInt32LE(at + 4)
  const end = at + 8 + length + (length % 2)
  return end <= bytes.length ? bytes.subarray(at, end) : undefined
}

function withoutFlags(chunk: Buffer): Buffer {
  const header = Buffer.from(chunk)
  header.writeUInt32LE(chunk.readUInt32LE(8) & transparency, 8)
  return header
}

function lossySize(chunk: Buffer): Size | undefined {
  if (chunk.length < 18 || chunk.readUIntBE(11, 3) !== 0x9d012a) return undefined
  return { width: chunk.readUInt16LE(14) & 0x3fff, height: chunk.readUInt16LE(16) & 0x3fff }
}

function losslessSize(chunk: Buffer): Size | undefined {
  if (chunk.length < 13 || chunk[8] !== 0x2f) return undefined
  const bits = chunk.readUInt32LE(9)
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
}

function riff(chunks: readonly Buffer[]): Buffer {
  const content = Buffer.concat([Buffer.from('WEBP'), ...chunks])
  const length = Buffer.alloc(4)
  length.writeUInt32LE(content.length)
  return Buffer.concat([Buffer.from('RIFF'), length, content])
}
