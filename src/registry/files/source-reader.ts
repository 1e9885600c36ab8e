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

  function readAll(before: ReadRegistry | undefined): ReadRegistry {
    const read = readFiles(list(), known)
    const isSame =
      read.size === known.size && [...read].every(([record, one]) => one.source === known.get(record)?.source)
    known = read
    return before && isSame ? before : wholeOf(known)
  }

  function readThese(records: readonly string[], findOne: FindOne, before: ReadRegistry): ReadRegistry {
    const read = readFiles(
      records.flatMap((record) => findOne(record) ?? []),
      known,
    )
    const changed = new Set(records.filter((record) => read.get(record)?.source !== known.get(record)?.source))
    if (changed.size === 0) return before
    const [files, sources] = [[...before.files], [...before.sources]]
    let areInPlace = true
    for (const record of changed) {
      const [former, now] = [known.get(record), read.get(record)]
      if (former && now) {
        const place = before.sources.indexOf(former.source)
        files[place] = now.found
        sources[place] = now.source
      } else areInPlace = false
      if (now) known.set(record, now)
      else known.delete(record)
    }
    return areInPlace ? { files, sources } : wholeOf(known)
  }

  return (only) => {
    registry = only && find && registry ? readThese(only, find, registry) : readAll(registry)
    return registry
  }
}

function wholeOf(known: ReadonlyMap<string, Read>): ReadRegistry {
  const all = [...known.values()]
  return { files: all.map(({ found }) => found), sources: all.map(({ source }) => source) }
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
