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

export function stampFiles(files: readonly Pick<FoundFile, 'path'>[], now = Date.now()): Stamps {
  const stamps = noStamps(files.length)
  for (const [place, { path: file }] of files.entries()) stampFile(stamps, place, file, now)
  return stamps
}

export const noStamps = (count: number): Stamps => new Float64Array(count * fields)

/** Of one file, to be kept at its place. */
export function stampFile(stamps: Stamps, place: number, file: string, now: number): void {
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

/** Threads can share them. */
export function decodeStamps(text: string): Stamps {
  const shared = new SharedArrayBuffer(Buffer.byteLength(text, 'base64'))
  Buffer.from(shared).write(text, 'base64')
  return new Float64Array(shared)
}

/** The stamps of these places, in this order; of what had none, what equals nothing. */
export function arrangeStamps(stamps: Stamps, places: readonly (number | undefined)[]): Stamps {
  const arranged = new Float64Array(new SharedArrayBuffer(places.length * fields * Float64Array.BYTES_PER_ELEMENT))
  for (const [to, from] of places.entries()) {
    if (from === undefined) arranged.fill(Number.NaN, to * fields, (to + 1) * fields)
    else arranged.set(stamps.subarray(from * fields, (from + 1) * fields), to * fields)
  }
  return arranged
}

export const areAllStamped = (stamps: Stamps): boolean => !stamps.includes(Number.NaN)
