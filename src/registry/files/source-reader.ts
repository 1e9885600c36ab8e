import type { Source } from '../source.ts'
import { stampFiles } from './baseline.ts'
import type { FoundFile } from './list-files.ts'
import { readSource } from './read-source.ts'

/** The registry as it was read. */
export type ReadRegistry = { readonly files: readonly FoundFile[]; readonly sources: readonly Source[] }

type Read = { readonly stamp: string; readonly source: Source }

/** Re-reads changed files only; what has not changed is the same object, also the whole. */
export function createSourceReader(list: () => readonly FoundFile[]): () => ReadRegistry {
  let known = new Map<string, Read>()
  let registry: ReadRegistry | undefined
  return () => {
    const files = list()
    const stamps = stampFiles(files)
    const read = new Map(files.map((found) => [found.record, readAgain(found, stamps.get(found.record), known)]))
    const isSame =
      read.size === known.size && [...read].every(([record, one]) => one.source === known.get(record)?.source)
    known = read
    if (!registry || !isSame) registry = { files, sources: [...read.values()].map(({ source }) => source) }
    return registry
  }
}

function readAgain(found: FoundFile, stamp = '', known: ReadonlyMap<string, Read>): Read {
  const before = known.get(found.record)
  if (before && stamp !== '' && before.stamp === stamp) return before
  const source = readSource(found)
  const isSame = before && 'text' in source && 'text' in before.source && source.text === before.source.text
  return { stamp, source: isSame ? before.source : source }
}
