import type { Source } from '../source.ts'
import { listRegistry } from './list-files.ts'
import { readSource } from './read-source.ts'

/** Reads every record and every text. */
export function loadRegistry(pagesDirs: readonly string[], localesDir: string): Source[] {
  return listRegistry(pagesDirs, localesDir).map(readSource)
}
