import { orientationIn, orientationSegment, upright } from './orientation.ts'
import type { Cleaned } from './picture.ts'

const [endOfImage, startOfScan, exif, adobe] = [0xd9, 0xda, 0xe1, 0xee]

/** Baseline, extended and progressive: what cameras and programs write and every browser shows. */
const frames: readonly number[] = [0xc0, 0xc1, 0xc2]

/** Tables, frames, scans and the interval of restarts. Comments and application segments are not needed. */
const needed: readonly number[] = [...frames, 0xc4, 0xdb, 0xdd, startOfScan]

/** Enough for every encoder; more would only keep a decoder busy. */
const mostScans = 100

/** Keeps the segments that make the picture, and of the metadata which side is up. What follows the picture is cut off. */
export function cleanJpeg(bytes: Buffer): Cleaned | undefined {
  const kept: Buffer[] = []
  let [scans, orientation] = [0, 1]
  let size: { readonly width: number; readonly height: number } | undefined
  for (let at = 2; ; ) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at++
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return undefined
    if (marker === endOfImage)
      return size && scans > 0 ? { ...upright(size, orientation), bytes: joined(kept, orientation) } : undefined
    const segment = segmentAt(bytes, at)
    if (!segment) return undefined
    at += segment.length
    if (marker === exif) orientation = orientationIn(segment) ?? orientation
    if (isFrame(marker)) {
      if (size || !frames.includes(marker) || segment.length < 11) return undefined
      size = { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) }
    }
    if (needed.includes(marker) || (marker === adobe && isColorTransform(segment))) kept.push(segment)
    if (marker === startOfScan) {
      const end = endOfScan(bytes, at)
      scans++
      if (end === undefined || scans > mostScans) return undefined
      kept.push(bytes.subarray(at, end))
      at = end
    }
  }
}

const joined = (kept: readonly Buffer[], orientation: number) =>
  Buffer.concat([Buffer.of(0xff, 0xd8), orientationSegment(orientation), ...kept, Buffer.of(0xff, endOfImage)])

/** Marker, length and content. */
function segmentAt(bytes: Buffer, at: number): Buffer | undefined {
  const length = at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0
  const end = at + 2 + length
  return length >= 2 && end <= bytes.length ? bytes.subarray(at, end) : undefined
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Without it, some pictures have wrong colours. It has a fixed length, so nothing hides in it. */
const isColorTransform = (segment: Buffer) => segment.length === 16 && segment.toString('latin1', 4, 9) === 'Adobe'

/** Where the next marker is; within a scan, zeros and restarts follow 0xff. */
function endOfScan(bytes: Buffer, from: number): number | undefined {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next === undefined) return undefined
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return undefined
}
