import type { ReferenceKind } from '../../contract/index.ts'
import type { Outline } from '../compile.ts'
import type { Use } from '../cross-check/uses.ts'
import { readCache, writeCache } from './cache-file.ts'
import { namesOf, type RecordNames, recordNames } from './record-names.ts'
import { decodeStamps, encodeStamps, type Stamps } from './stamps.ts'

/** The state of the registry when it last had no problems. It only saves work. */
export type Baseline = {
  readonly landings: number
  readonly records: RecordNames
  /** The records that extend a landing or template. */
  readonly children: ReadonlyMap<string, RecordNames>
  readonly fallbacks: readonly [slug: string, fallback: string][]
  readonly uses: readonly Use[]
}

/** With the stamps of its files, in their order. */
export type StampedBaseline = { readonly baseline: Baseline; readonly stamps: Stamps }

type Stored = Omit<Baseline, 'records' | 'children'> & {
  readonly key: string
  readonly records: string
  readonly children: readonly [parent: string, records: string][]
  readonly stamps: string
}

/** Returns undefined if there is no baseline with this key, or the file is damaged. */
export const readBaseline = (file: string, key: string): StampedBaseline | undefined => readCache(file, key, open)

function open({ landings, records, children, fallbacks, uses, stamps }: Stored): StampedBaseline {
  const families = new Map(children.map(([parent, names]) => [parent, recordNames(names)]))
  return {
    baseline: { landings, records: recordNames(records), children: families, fallbacks, uses },
    stamps: decodeStamps(stamps),
  }
}

export function writeBaseline(file: string, key: string, { baseline, stamps }: StampedBaseline): void {
  const { landings, records, children, fallbacks, uses } = baseline
  writeCache(file, {
    key,
    landings,
    records: records.text,
    children: [...children].map(([parent, { text }]) => [parent, text]),
    fallbacks,
    uses,
    stamps: encodeStamps(stamps),
  } satisfies Stored)
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
