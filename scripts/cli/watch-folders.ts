import { watch } from 'node:fs'
import path from 'node:path'

const quietMilliseconds = 80

/** Gathers the files below the folders that change from now on; `tell` reports them, debounced, until interrupted. */
export function watchFolders(folders: readonly string[]) {
  const changed = new Set<string>()
  let report = () => {}
  let timer: NodeJS.Timeout | undefined
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_, name) => {
      changed.add(path.join(folder, name ?? ''))
      clearTimeout(timer)
      timer = setTimeout(() => report(), quietMilliseconds)
    }),
  )
  return {
    tell: (listener: (paths: string[]) => void): Promise<void> =>
      new Promise((resolve) => {
        report = () => {
          const paths = [...changed]
          changed.clear()
          listener(paths)
        }
        process.once('SIGINT', () => {
          clearTimeout(timer)
          for (const watcher of watchers) watcher.close()
          resolve()
        })
      }),
  }
}
