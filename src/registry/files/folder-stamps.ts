import { statSync } from 'node:fs'
import path from 'node:path'
import type { FoundFile } from './list-files.ts'
import { racyMilliseconds } from './stamps.ts'

/** The folders of files, as they were when they had these files. */
export type FolderStamps = ReadonlyMap<string, string>

/** The folders of files in these ones, as they have been since a moment; whoever lists the files does so afterwards. */
export function stampFolders(roots: readonly string[], files: readonly FoundFile[], since: number): FolderStamps {
  const folders = new Set(roots.map((root) => path.dirname(`${root}/any`)))
  for (const { path: file } of files) {
    for (let folder = path.dirname(file); !folders.has(folder); folder = path.dirname(folder)) folders.add(folder)
  }
  return new Map([...folders].map((folder) => [folder, stampOf(folder, since)]))
}

/** Whether no file was added, removed or put in the place of another one: that changes its folder. */
export const haveSameFiles = (stamps: FolderStamps): boolean =>
  [...stamps].every(([folder, stamp]) => stamp !== '' && stamp === stampOf(folder))

function stampOf(folder: string, since = Number.POSITIVE_INFINITY): string {
  const stat = statSync(folder, { throwIfNoEntry: false })
  return stat && stat.mtimeMs <= since - racyMilliseconds ? `${stat.ino} ${stat.mtimeMs} ${stat.ctimeMs}` : ''
}
