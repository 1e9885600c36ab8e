import type { Landing } from '../../contract/index.ts'
import { type Compilation, compile } from '../compile.ts'
import { type KnownClean, nothingKnown } from '../known-clean.ts'
import { type Names, namesWithout } from '../names.ts'
import type { SkippedLandings } from '../skipped-landings.ts'
import type { Source } from '../source.ts'
import type { Baseline } from './baseline.ts'

/** A file of the registry, read or not. */
type Named = Pick<Source, 'record'>

type Change<File> = {
  readonly files: readonly File[]
  /** The landings that are not as they were in the baseline. */
  readonly changed: readonly string[]
  readonly baseline: Baseline
  readonly read: (file: File) => Source
  readonly clean?: KnownClean
}

type Changed = {
  /** Of the landings, its manifest has those that are affected. */
  readonly compilation: Compilation
  /** The names of the landings that may have become others. */
  readonly slugs: ReadonlySet<string>
}

/** The new and changed landings; undefined if anything else has changed or is gone. */
export function changedLandings<File extends Named>(
  files: readonly File[],
  former: { readonly size: number; readonly has: (record: string) => boolean },
  isSame: (file: File, place: number) => boolean,
): string[] | undefined {
  const changed = files.filter((file, place) => !isSame(file, place)).map(({ record }) => record)
  const added = changed.filter((record) => !former.has(record))
  const isAnyGone = files.length - added.length !== former.size
  return isAnyGone || !changed.every((record) => record.startsWith('landings/')) ? undefined : changed
}

/** With more changes than this, checking everything is faster. */
const maxIncrementalChanges = 500

/** Compiles the landings that a change affects; undefined if that does not tell what is wrong. */
export function compileChanged<File extends Named>({
  files,
  changed,
  baseline,
  read,
  clean = nothingKnown,
}: Change<File>): Changed | undefined {
  if (changed.length > maxIncrementalChanges) return undefined
  const affected = affectedLandings(changed, files, baseline, read)
  const sources = files.filter(({ record }) => !record.startsWith('landings/') || affected.has(record)).map(read)
  const slugs = new Set([...affected].map(slugOf))
  const compilation = compile(sources, skippedLandings(slugs, baseline), clean)
  // Only a check of all landings can tell whether something is unused.
  if (compilation.diagnostics.some(({ code }) => code.startsWith('unused-'))) return undefined
  return { compilation, slugs }
}

/** The changed landings, their ancestors and descendants, and the landings above and below them in the address. */
function affectedLandings<File extends Named>(
  changed: readonly string[],
  files: readonly File[],
  baseline: Baseline,
  read: (file: File) => Source,
): Set<string> {
  const deeper = files.filter(({ record }) => record.lastIndexOf('/') > 'landings/'.length)
  const below = Map.groupBy(deeper, ({ record }) => above(record))
  const affected = new Set(changed)
  // A set is walked through while it grows.
  for (const record of affected)
    for (const one of [...(baseline.children.get(slugOf(record)) ?? []), ...recordsOf(below.get(record))])
      affected.add(one)
  return withAncestors(affected, files, baseline, read)
}

const recordsOf = (files: readonly Named[] = []) => files.map(({ record }) => record)

const parentIn = (children: Baseline['children'], record: string): string | undefined =>
  [...children].find(([, records]) => records.has(record))?.[0]

/** The record one level higher in the address. */
const above = (record: string) => `${record.slice(0, record.lastIndexOf('/'))}.json`

function withAncestors<File extends Named>(
  affected: ReadonlySet<string>,
  files: readonly File[],
  { children, records }: Baseline,
  read: (file: File) => Source,
): Set<string> {
  const given = new Map(files.filter(({ record }) => affected.has(record)).map((found) => [found.record, found]))
  const all = new Set<string>()
  const waiting = [...affected]
  for (let record = waiting.pop(); record !== undefined; record = waiting.pop()) {
    const found = given.get(record)
    if (!(found || records.has(record)) || all.has(record)) continue
    all.add(record)
    const parent = found ? statedParent(read(found)) : parentIn(children, record)
    if (parent !== undefined) waiting.push(recordOf(parent))
    waiting.push(above(record))
  }
  return all
}

function skippedLandings(affected: ReadonlySet<string>, baseline: Baseline): SkippedLandings {
  const slugs = namesWithout(slugsIn(baseline.records), affected)
  return {
    slugs,
    fallbacks: new Map(baseline.fallbacks.filter(([slug]) => !affected.has(slug))),
    uses: baseline.uses.filter(({ user }) => !affected.has(user)),
  }
}

const slugsIn = (records: Names): Names => ({
  has: (slug) => records.has(recordOf(slug)),
  *[Symbol.iterator]() {
    for (const record of records) if (record.startsWith('landings/')) yield slugOf(record)
  },
})

/** What a changed file extends now. The compiler reports files that are broken. */
function statedParent(source: Source): string | undefined {
  try {
    return 'text' in source ? (JSON.parse(source.text) as Partial<Landing>).extends : undefined
  } catch {
    return undefined
  }
}

const recordOf = (slug: string) => `landings/${slug || 'home'}.json`
const slugOf = (record: string) =>
  record === 'landings/home.json' ? '' : record.slice('landings/'.length, -'.json'.length)
