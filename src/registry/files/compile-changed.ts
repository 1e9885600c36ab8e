import type { Landing } from '../../contract/index.ts'
import { type Compilation, compile } from '../compile.ts'
import { type KnownClean, nothingKnown } from '../known-clean.ts'
import { type Names, namesWithout } from '../names.ts'
import type { SkippedLandings } from '../skipped-landings.ts'
import type { Source } from '../source.ts'
import type { Baseline } from './baseline.ts'
import { above, type FileIndex, isLanding, type Named } from './file-index.ts'

type Change<File extends Named> = {
  readonly files: FileIndex<File>
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
  const landings = [...affected].filter(isLanding).flatMap((record) => files.get(record) ?? [])
  const sources = [...files.shared, ...landings].map(read)
  const slugs = new Set([...affected].map(slugOf))
  const compilation = compile(sources, skippedLandings(slugs, baseline), clean)
  // Only a check of all landings can tell whether something is unused.
  if (compilation.diagnostics.some(({ code }) => code.startsWith('unused-'))) return undefined
  return { compilation, slugs }
}

/** The changed landings, their ancestors and descendants, and the landings above and below them in the address. */
function affectedLandings<File extends Named>(
  changed: readonly string[],
  files: FileIndex<File>,
  { children }: Baseline,
  read: (file: File) => Source,
): Set<string> {
  const affected = new Set(changed)
  // A set is walked through while it grows.
  for (const record of affected)
    for (const one of [...(children.get(slugOf(record)) ?? []), ...files.below(record)]) affected.add(one)
  for (const record of affected) {
    const file = files.get(record)
    const parent = file && statedParent(read(file))
    for (const one of [above(record), ...(parent === undefined ? [] : [recordOf(parent)])])
      if (files.get(one)) affected.add(one)
  }
  return affected
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
    for (const record of records) if (isLanding(record)) yield slugOf(record)
  },
})

/** What a file extends. The compiler reports files that are broken. */
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
