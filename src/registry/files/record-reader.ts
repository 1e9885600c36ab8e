import type { Source } from '../source.ts'
import type { Named } from './file-index.ts'
import type { KnownSources } from './known-sources.ts'
import { recordFinder } from './list-files.ts'
import { readSource } from './read-source.ts'

export type RecordReader = {
  /** Reads the file of a record once. */
  readonly read: (record: Named) => Source
  /** Whether there was no file of any. */
  readonly isAnyGone: () => boolean
}

export function createRecordReader(
  pagesDirs: readonly string[],
  localesDir: string,
  known: KnownSources = () => undefined,
): RecordReader {
  const find = recordFinder(pagesDirs, localesDir)
  const sources = new Map<string, Source>()
  let isAnyGone = false
  function readFile(record: string): Source {
    const found = find(record)
    isAnyGone ||= !found
    return (found && known(found)) ?? readSource(found ?? { file: record, record, path: record })
  }
  return {
    read({ record }) {
      const source = sources.get(record) ?? readFile(record)
      sources.set(record, source)
      return source
    },
    isAnyGone: () => isAnyGone,
  }
}
