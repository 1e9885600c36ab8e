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
  const stamps = new Float64Array(files.length * fields).fill(Number.NaN)
  let at = 0
  for (const { path: file } of files) {
    const stat = lstatSync(file, { throwIfNoEntry: false })
    // lstat gives the times of a link, not those of its target, so links are read every time.
    if (stat?.isFile() && stat.mtimeMs <= now - racyMilliseconds) {
      stamps[at] = stat.ino
      stamps[at + 1] = stat.size
      stamps[at + 2] = stat.mtimeMs
      stamps[at + 3] = stat.ctimeMs
    }
    at += fields
  }
  return stamps
}

/** Whether a file, known by its place among the stamped ones, is as it was when it was stamped before. */
export function isAsStamped(stamps: Stamps, place: number, before: Stamps, placeBefore: number): boolean {
  for (let field = 0; field < fields; field++) {
    // NaN equals nothing.
    if (stamps[place * fields + field] !== before[placeBefore * fields + field]) return false
  }
  return true
}

export const areAllStamped = (stamps: Stamps): boolean => !stamps.includes(Number.NaN)
