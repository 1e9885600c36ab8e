import { watch } from 'node:fs'
import path from 'node:path'

const quietMilliseconds = 80

/** Reports changed files below the folders, debounced, until interrupted. */
export function watchFolders(folders: readonly string[], tell: (paths: string[]) => void): Promise<void> {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_, name) => {
      changed.add(path.join(folder, name ?? ''))
      clearTimeout(timer)
      timer = setTimeout(() => {
        const paths = [...changed]
        changed.clear()
        tell(paths)
      }, quietMilliseconds)
    }),
  )
  return new Promise((resolve) => {
    process.once('SIGINT', () => {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
      resolve()
    })
  })
}
