import type { RecordText } from '../../contract/index.ts'
import { stampFiles } from '../../registry/files/baseline.ts'
import { type FoundFile, listRegistry } from '../../registry/files/list-files.ts'
import { readSource } from '../../registry/files/read-source.ts'
import { compile, type Source } from '../../registry/index.ts'

/** The registry as it lies on the disk, with what the compiler says of it: looked at once, when somebody asks. */
export type Snapshot = {
  readonly files: readonly FoundFile[]
  readonly sources: readonly Source[]
  readonly compiled: () => ReturnType<typeof compile>
}

/** The sources with these texts in the place of their own. */
export function layOver(sources: readonly Source[], overlay: readonly RecordText[]): Source[] {
  const laid = new Map(sources.map((source) => [source.record, source]))
  for (const { record, text } of overlay) laid.set(record, { file: record, record, text })
  return [...laid.values()]
}

type Read = { readonly stamp: string; readonly source: Source }

/** Reads what has changed since the last time; as long as nothing has, the snapshot stays the same object. */
export function createReader(pagesDir: string, localesDir: string): () => Snapshot {
  let known = new Map<string, Read>()
  let snapshot: Snapshot | undefined
  return () => {
    const files = listRegistry([pagesDir], localesDir)
    const stamps = stampFiles(files)
    const read = new Map(files.map((found) => [found.record, readAgain(found, stamps.get(found.record), known)]))
    const isSame =
      snapshot &&
      read.size === known.size &&
      [...read].every(([record, one]) => one.source === known.get(record)?.source)
    known = read
    if (!snapshot || !isSame)
      snapshot = createSnapshot(
        files,
        [...read.values()].map(({ source }) => source),
      )
    return snapshot
  }
}

/** Diagnostics name records, not files: that is how the desk calls them. */
function readAgain(found: FoundFile, stamp = '', known: ReadonlyMap<string, Read>): Read {
  const before = known.get(found.record)
  if (before && stamp !== '' && before.stamp === stamp) return before
  const source = readSource({ ...found, file: found.record })
  const isSame = before && 'text' in source && 'text' in before.source && source.text === before.source.text
  return { stamp, source: isSame ? before.source : source }
}

function createSnapshot(files: readonly FoundFile[], sources: readonly Source[]): Snapshot {
  let compiled: ReturnType<typeof compile> | undefined
  return {
    files,
    sources,
    compiled: () => {
      compiled ??= compile(sources)
      return compiled
    },
  }
}
