import type { Source } from '../source.ts'
import { stampFiles } from './baseline.ts'
import type { FoundFile } from './list-files.ts'
import { readSource } from './read-source.ts'

/** The registry as it was read. */
export type ReadRegistry = { readonly files: readonly FoundFile[]; readonly sources: readonly Source[] }

/** The file of a record, if there is one. */
type FindOne = (record: string) => FoundFile | undefined

/** Reads the registry again: all of it, or of what has been read before only these records. */
export type SourceReader = (only?: readonly string[]) => ReadRegistry

type Read = { readonly found: FoundFile; readonly stamp: string; readonly source: Source }

/** Re-reads changed files only; what has not changed is the same object, also the whole. */
export function createSourceReader(list: () => readonly FoundFile[], find?: FindOne): SourceReader {
  let known: ReadonlyMap<string, Read> = new Map()
  let registry: ReadRegistry | undefined
  return (only) => {
    const read = only && find && registry ? readThese(only, find, known) : readAll(list(), known)
    const isSame = read === known || haveSameSources(read, known)
    known = read
    if (!registry || !isSame) {
      const all = [...read.values()]
      registry = { files: all.map(({ found }) => found), sources: all.map(({ source }) => source) }
    }
    return registry
  }
}

const haveSameSources = (read: ReadonlyMap<string, Read>, known: ReadonlyMap<string, Read>) =>
  read.size === known.size && [...read].every(([record, one]) => one.source === known.get(record)?.source)

function readAll(files: readonly FoundFile[], known: ReadonlyMap<string, Read>): ReadonlyMap<string, Read> {
  const stamps = stampFiles(files)
  return new Map(files.map((found) => [found.record, readAgain(found, stamps.get(found.record), known)]))
}

/** The same map if nothing has changed. */
function readThese(records: readonly string[], find: FindOne, known: ReadonlyMap<string, Read>) {
  const read = readAll(
    records.flatMap((record) => find(record) ?? []),
    known,
  )
  if (records.every((record) => read.get(record)?.source === known.get(record)?.source)) return known
  const all = new Map(known)
  for (const record of records) {
    const one = read.get(record)
    if (one) all.set(record, one)
    else all.delete(record)
  }
  return all
}

function readAgain(found: FoundFile, stamp = '', known: ReadonlyMap<string, Read>): Read {
  const before = known.get(found.record)
  if (before && stamp !== '' && before.stamp === stamp) return before
  const source = readSource(found)
  const isSame = before && 'text' in source && 'text' in before.source && source.text === before.source.text
  return { found, stamp, source: isSame ? before.source : source }
}
