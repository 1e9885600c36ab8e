import { existsSync } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../../src/contract/index.ts'
import { foldersOf } from '../../src/registry/files/list-files.ts'
import type { Builder } from '../build/open-builder.ts'
import { type FolderWatch, watchFolders } from '../cli/watch-folders.ts'

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

/** Notices from now on what somebody changes in the folders of the records and texts. */
export function watchRecords({ PAGES_DIR, WATCH_RECORDS }: Settings, log: Log): FolderWatch | undefined {
  if (WATCH_RECORDS === 'off') return undefined
  try {
    return watchFolders([...foldersOf([PAGES_DIR]), 'locales'].filter((folder) => existsSync(folder)))
  } catch (err) {
    log.warn({ err }, 'The records cannot be watched: changed files are built by SIGHUP')
    return undefined
  }
}

/** Makes live what has changed. What is broken is said, and the version before stays live. */
export async function showChanges(
  { buildChanged }: Pick<Builder, 'buildChanged'>,
  files: readonly string[],
  log: Log,
): Promise<void> {
  try {
    const done = await buildChanged(files)
    if (done) log.info(`Records have changed: ${done}`)
  } catch (error) {
    log.error(`Records have changed, but cannot be built; the version before stays live.\n${(error as Error).message}`)
  }
}
