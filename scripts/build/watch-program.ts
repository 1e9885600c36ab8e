import path from 'node:path'
import { watchFolders } from '../cli/watch-folders.ts'
import { digestNow, projectRoot } from '../codegen/digest.ts'

export type WatchedProgram = {
  /** As it was when the watch began. */
  readonly digest: string
  readonly isSame: () => boolean
}

/**
 * Tells whether the program in these folders, and in a file beside them, has changed. Its files are looked at only after
 * something was written there, as looking at them all takes as long as a publication.
 */
export function watchProgram(folders: readonly string[], file: string): WatchedProgram {
  let mayDiffer = false
  const isWatched = tryWatching(folders, () => {
    mayDiffer = true
  })
  const digestOfAll = () => digestNow(...folders, file)
  const [digest, ofFile] = [digestOfAll(), digestNow(file)]
  return {
    digest,
    isSame() {
      if (digestNow(file) !== ofFile) return false
      if (mayDiffer || !isWatched) mayDiffer = digestOfAll() !== digest
      return !mayDiffer
    },
  }
}

/** A system watches only so many folders. */
function tryWatching(folders: readonly string[], onChange: () => void): boolean {
  try {
    watchFolders(folders.map((folder) => path.join(projectRoot, folder))).tell(onChange)
    return true
  } catch {
    return false
  }
}
