import type { Source } from '../source.ts'
import type { RecordNames } from './record-names.ts'

/** A file of the registry, read or not. */
export type Named = Pick<Source, 'record'>

/** The files of a registry, as a change to some landings needs them. */
export type FileIndex<File extends Named> = {
  readonly get: (record: string) => File | undefined
  /** Of the records that are no landings. */
  readonly shared: readonly File[]
  /** The records of the landings one level below in the address. */
  readonly below: (record: string) => readonly string[]
}

export const isLanding = (record: string): boolean => record.startsWith('landings/')

/** The record one level higher in the address. */
export const above = (record: string): string => `${record.slice(0, record.lastIndexOf('/'))}.json`

/** Of names, which may be very many: it looks at few of them. */
export function indexNames(names: RecordNames): FileIndex<Named> {
  const get = (record: string) => (names.has(record) ? { record } : undefined)
  // What is no landing, and the landings that are below another one.
  const few = names.text.match(/^(?!landings\/[^/\n]*$).+$/gm) ?? []
  return indexFew(
    few.map((record) => ({ record })),
    get,
  )
}

export function indexFiles<File extends Named>(files: readonly File[]): FileIndex<File> {
  const byRecord = new Map(files.map((file) => [file.record, file]))
  return indexFew(files, (record) => byRecord.get(record))
}

function indexFew<File extends Named>(files: readonly File[], get: FileIndex<File>['get']): FileIndex<File> {
  const deeper = files.map(({ record }) => record).filter((record) => record.lastIndexOf('/') > 'landings/'.length)
  const below = Map.groupBy(deeper, above)
  return {
    get,
    shared: files.filter(({ record }) => !isLanding(record)),
    below: (record) => below.get(record) ?? [],
  }
}

/** The same with landings that have changed or are new. */
export function withLandings<File extends Named>(index: FileIndex<File>, landings: readonly File[]): FileIndex<File> {
  const changed = indexFiles(landings)
  return {
    get: (record) => changed.get(record) ?? index.get(record),
    shared: index.shared,
    below: (record) => [...index.below(record), ...changed.below(record)],
  }
}
