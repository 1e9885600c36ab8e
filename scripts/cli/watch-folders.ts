import { watch } from 'node:fs'

const quietMilliseconds = 80

/** Calls `react` whenever files below the folders have changed and it has been quiet for a moment, until interrupted. */
export function watchFolders(folders: readonly string[], react: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(react, quietMilliseconds)
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
