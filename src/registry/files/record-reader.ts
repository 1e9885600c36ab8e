import type { Source } from '../source.ts'
import { isLanding, type Named } from './file-index.ts'
import type { KnownSources } from './known-sources.ts'
import { recordFinder } from './list-files.ts'
import { readSource } from './read-source.ts'

export type RecordReader = {
  /** Reads the file of a record once. */
  readonly read: (record: Named) => Source
  /** Whether any file was gone, or, of a record that landings share, is not as it was known. */
  readonly isAnyOther: () => boolean
}

export function createRecordReader(
  pagesDirs: readonly string[],
  localesDir: string,
  known: KnownSources = () => undefined,
): RecordReader {
  const find = recordFinder(pagesDirs, localesDir)
  const sources = new Map<string, Source>()
  let isAnyOther = false
  function readFile(record: string): Source {
    const found = find(record)
    const source = found && known(found)
    isAnyOther ||= !found || !(source || isLanding(record))
    return source ?? readSource(found ?? { file: record, record, path: record })
  }
  return {
    read({ record }) {
      const source = sources.get(record) ?? readFile(record)
      sources.set(record, source)
      return source
    },
    isAnyOther: () => isAnyOther,
  }
}
