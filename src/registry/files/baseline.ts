import type { ReferenceKind } from '../../contract/index.ts'
import type { Outline } from '../compile-landings.ts'
import type { Use } from '../cross-check/uses.ts'
import { type Cache, readCache, writeCache } from './cache-file.ts'
import type { FormerFiles } from './comparison.ts'
import { namesOf, type RecordNames, recordNames } from './record-names.ts'
import { decodeStamps, encodeStamps } from './stamps.ts'

/** The state of the registry when it last had no problems. It only saves work. */
export type Baseline = {
  readonly landings: number
  readonly records: RecordNames
  /** The records that extend a landing or template. */
  readonly children: ReadonlyMap<string, RecordNames>
  readonly fallbacks: readonly [slug: string, fallback: string][]
  readonly uses: readonly Use[]
}

/** With how its files were. */
export type StampedBaseline = { readonly baseline: Baseline; readonly files: FormerFiles }

type Stored = Omit<Baseline, 'records' | 'children'> & {
  readonly key: string
  readonly records: string
  readonly children: readonly [parent: string, records: string][]
  readonly stamps: string
  readonly folders: readonly (readonly [folder: string, stamp: string])[]
}

/** Returns undefined if there is no baseline with this key, or the file is damaged. */
export const readBaseline = (cache: Cache): StampedBaseline | undefined => readCache(cache, open)

function open({ landings, records, children, fallbacks, uses, stamps, folders }: Stored): StampedBaseline {
  const families = new Map(children.map(([parent, names]) => [parent, recordNames(names)]))
  return {
    baseline: { landings, records: recordNames(records), children: families, fallbacks, uses },
    files: { records, stamps: decodeStamps(stamps), folders: new Map(folders) },
  }
}

export function writeBaseline(cache: Cache, { baseline, files }: StampedBaseline): void {
  const { landings, children, fallbacks, uses } = baseline
  writeCache<Stored>(cache, {
    landings,
    records: files.records,
    children: [...children].map(([parent, { text }]) => [parent, text]),
    fallbacks,
    uses,
    stamps: encodeStamps(files.stamps),
    folders: [...files.folders],
  })
}

/** What is known of files that were compiled without a problem. */
export function baselineOf(
  files: readonly { readonly record: string }[],
  landings: number,
  outline: Outline,
): Baseline {
  const { children, fallbacks, uses } = outline
  const used = Object.entries(uses) as [ReferenceKind, ReadonlyMap<string, string>][]
  return {
    landings,
    records: namesOf(files),
    children: new Map([...children].map(([parent, members]) => [parent, namesOf(members)])),
    fallbacks: [...fallbacks],
    uses: used.flatMap(([kind, names]) => [...names].map(([name, user]): Use => ({ kind, name, user }))),
  }
}
