import { lstatSync } from 'node:fs'
import type { FoundFile } from './list-files.ts'

/**
 * What tells whether files are as they were: inode, size, mtime and ctime of one after the other; NaN where nothing can
 * tell. Numbers in one piece, as there may be very many files.
 */
export type Stamps = Float64Array

const fields = 4

/** A file that was written this recently may be written again within the resolution of its timestamps. */
export const racyMilliseconds = 2000

export function stampFiles(files: readonly FoundFile[], now = Date.now()): Stamps {
  const stamps = new Float64Array(files.length * fields)
  for (const [place, { path: file }] of files.entries()) stampFile(stamps, place, file, now)
  return stamps
}

function stampFile(stamps: Stamps, place: number, file: string, now: number): void {
  const stat = lstatSync(file, { throwIfNoEntry: false })
  // lstat gives the times of a link, not those of its target, so links are read every time.
  const told = stat?.isFile() && stat.mtimeMs <= now - racyMilliseconds ? stat : unknown
  const at = place * fields
  stamps[at] = told.ino
  stamps[at + 1] = told.size
  stamps[at + 2] = told.mtimeMs
  stamps[at + 3] = told.ctimeMs
}

const unknown = { ino: Number.NaN, size: Number.NaN, mtimeMs: Number.NaN, ctimeMs: Number.NaN }

/** Files that several threads stamp, each the next ones that nobody has begun. */
export type SharedStamping = { readonly stamps: Stamps; readonly begun: Int32Array; readonly now: number }

/** How many files a thread takes at a time. */
const share = 1000

export const shareStamping = (count: number, now = Date.now()): SharedStamping => ({
  stamps: new Float64Array(new SharedArrayBuffer(count * fields * Float64Array.BYTES_PER_ELEMENT)),
  begun: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
  now,
})

/** Returns when every file is stamped, or is being stamped by another thread. */
export function stampShare(paths: readonly string[], { stamps, begun, now }: SharedStamping): void {
  const takeNext = () => Atomics.add(begun, 0, share)
  for (let from = takeNext(); from < paths.length; from = takeNext()) {
    const to = Math.min(from + share, paths.length)
    for (let place = from; place < to; place++) stampFile(stamps, place, paths[place] ?? '', now)
  }
}

/** Whether a file, known by its place among the stamped ones, is as it was when it was stamped before. */
export function isAsStamped(stamps: Stamps, place: number, before: Stamps, placeBefore: number): boolean {
  for (let field = 0; field < fields; field++) {
    // NaN equals nothing.
    if (stamps[place * fields + field] !== before[placeBefore * fields + field]) return false
  }
  return true
}

export const stampsAt = (stamps: Stamps, places: readonly number[]): Stamps =>
  Float64Array.from(places.flatMap((place) => [...stamps.subarray(place * fields, (place + 1) * fields)]))

export const encodeStamps = (stamps: Stamps): string => Buffer.from(stamps.buffer).toString('base64')

export const decodeStamps = (text: string): Stamps =>
  new Float64Array(new Uint8Array(Buffer.from(text, 'base64')).buffer)

export const areAllStamped = (stamps: Stamps): boolean => !stamps.includes(Number.NaN)
