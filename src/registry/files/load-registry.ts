import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Source } from '../source.ts'
import { loadFolder } from './load-folder.ts'

/**
 * The records of one or more folders, each laid over the ones before it, file by file, and the texts beside them.
 * A folder may bring texts of its own in locales/; otherwise the project's are used.
 */
export function loadRegistry(pagesDirs: readonly string[], localesDir: string): Source[] {
  const bringsTexts = pagesDirs.some((folder) => existsSync(path.join(folder, 'locales')))
  const sources = [
    ...(bringsTexts ? [] : loadFolder(localesDir, 'locales/')),
    ...pagesDirs.flatMap((folder) => loadFolder(folder)),
  ]
  return [...new Map(sources.map((source) => [source.record, source])).values()]
}
