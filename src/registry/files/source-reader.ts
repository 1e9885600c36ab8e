import type { Source } from '../source.ts'
import type { FoundFile } from './list-files.ts'
import { readSource } from './read-source.ts'
import { isAsStamped, type Stamps, stampFiles } from './stamps.ts'

/** The registry as it was read. */
export type ReadRegistry = { readonly files: readonly FoundFile[]; readonly sources: readonly Source[] }

/** The file of a record, if there is one. */
type FindOne = (record: string) => FoundFile | undefined

/** Reads the registry again: all of it, or of what has been read before only these records. */
export type SourceReader = (only?: readonly string[]) => ReadRegistry

type Read = { readonly found: FoundFile; readonly stamps: Stamps; readonly place: number; readonly source: Source }

/** Re-reads changed files only; what has not changed is the same object, also the whole. */
export function createSourceReader(list: () => readonly FoundFile[], find?: FindOne): SourceReader {
  let known = new Map<string, Read>()
  let registry: ReadRegistry | undefined

  function readAll(): boolean {
    const read = readFiles(list(), known)
    const isSame =
      read.size === known.size && [...read].every(([record, one]) => one.source === known.get(record)?.source)
    known = read
    return isSame
  }

  function readThese(records: readonly string[], findOne: FindOne): boolean {
    const files = records.flatMap((record) => findOne(record) ?? [])
    const read = readFiles(files, known)
    const changed = records.filter((record) => read.get(record)?.source !== known.get(record)?.source)
    for (const record of changed) {
      const one = read.get(record)
      if (one) known.set(record, one)
      else known.delete(record)
    }
    return changed.length === 0
  }

  return (only) => {
    const isSame = only && find && registry ? readThese(only, find) : readAll()
    if (!registry || !isSame) {
      const all = [...known.values()]
      registry = { files: all.map(({ found }) => found), sources: all.map(({ source }) => source) }
    }
    return registry
  }
}

function readFiles(files: readonly FoundFile[], known: ReadonlyMap<string, Read>): Map<string, Read> {
  const stamps = stampFiles(files)
  return new Map(files.map((found, place) => [found.record, readAgain(found, stamps, place, known)]))
}

function readAgain(found: FoundFile, stamps: Stamps, place: number, known: ReadonlyMap<string, Read>): Read {
  const before = known.get(found.record)
  if (before && isAsStamped(stamps, place, before.stamps, before.place)) return before
  const source = readSource(found)
  const isSame = before && 'text' in source && 'text' in before.source && source.text === before.source.text
  return { found, stamps, place, source: isSame ? before.source : source }
}
