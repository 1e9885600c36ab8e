import { statSync } from 'node:fs'
import { racyMilliseconds } from './stamps.ts'

/** Folders as they were when they had the files that are known. */
export type FolderStamps = ReadonlyMap<string, string>

/** Folders as they have been since a moment; whoever lists their files does so afterwards. */
export const stampFolders = (folders: readonly string[], since: number): FolderStamps =>
  new Map(folders.map((folder) => [folder, stampOf(folder, since)]))

/** Whether no file was added, removed or put in the place of another one: that changes its folder. */
export const haveSameFiles = (stamps: FolderStamps): boolean =>
  areSettled(stamps) && [...stamps].every(([folder, stamp]) => stamp === stampOf(folder))

/** Whether all were left alone for so long that their stamps can tell. */
export const areSettled = (stamps: FolderStamps): boolean => [...stamps.values()].every((stamp) => stamp !== '')

function stampOf(folder: string, since = Number.POSITIVE_INFINITY): string {
  const stat = statSync(folder, { throwIfNoEntry: false })
  return stat && stat.mtimeMs <= since - racyMilliseconds ? `${stat.ino} ${stat.mtimeMs} ${stat.ctimeMs}` : ''
}
