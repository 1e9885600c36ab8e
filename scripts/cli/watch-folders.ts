import { type FSWatcher, lstatSync, readdirSync, watch } from 'node:fs'
import path from 'node:path'
import { isIgnored } from '../../src/registry/files/list-files.ts'

/** Whoever saves writes more than once. */
const quietMilliseconds = 50

export type FolderWatch = {
  /** Reports the files that have changed since the watch began, and whenever some have changed. */
  readonly tell: (listener: (paths: string[]) => void) => void
  readonly close: () => void
}

/** Watches folders and those below: one watch for each, as `recursive` needs one for each file. */
export function watchFolders(roots: readonly string[]): FolderWatch {
  const watchers = new Map<string, FSWatcher>()
  const changed = new Set<string>()
  let report: ((paths: string[]) => void) | undefined
  let timer: NodeJS.Timeout | undefined

  function tellChanged(): void {
    if (!report || changed.size === 0) return
    const paths = [...changed]
    changed.clear()
    report(paths)
  }

  function add(folder: string): void {
    const watcher = watch(folder, (event, name) => note(path.join(folder, name ?? ''), event))
    // Its folder is gone, which that above it reports.
    watcher.on('error', () => drop(folder))
    watchers.set(folder, watcher)
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory() && !isIgnored(entry.name)) add(path.join(folder, entry.name))
  }

  function drop(folder: string): void {
    for (const [place, watcher] of watchers) {
      if (place !== folder && !place.startsWith(folder + path.sep)) continue
      watcher.close()
      watchers.delete(place)
    }
  }

  function note(file: string, event: string): void {
    if (isIgnored(path.basename(file))) return
    // A folder may have been replaced by another one of its name.
    if (event === 'rename' && !roots.includes(file)) {
      drop(file)
      if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory()) add(file)
    }
    changed.add(file)
    clearTimeout(timer)
    timer = setTimeout(tellChanged, quietMilliseconds)
  }

  for (const root of roots) add(root)
  return {
    tell(listener) {
      report = listener
      tellChanged()
    },
    close() {
      clearTimeout(timer)
      for (const watcher of watchers.values()) watcher.close()
    },
  }
}
