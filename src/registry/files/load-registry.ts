import type { Source } from '../source.ts'
import { listRegistry } from './list-files.ts'
import { readSource } from './read-source.ts'

/** Every record of the folders and every text, read. */
export function loadRegistry(pagesDirs: readonly string[], localesDir: string): Source[] {
  return listRegistry(pagesDirs, localesDir).map(readSource)
}
