import type { Landing } from '../../contract/index.ts'
import { type Compilation, compileLandings } from '../compile-landings.ts'
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
}

type Changed = {
  /** Of the landings, its manifest has those that are affected. */
  readonly compilation: Compilation
  /** The names of the landings that may have become others. */
  readonly slugs: ReadonlySet<string>
}

/** With more changes than this, checking everything is faster. */
const maxIncrementalChanges = 500

/**
 * Compiles the landings that a change affects; undefined if that does not tell what is wrong. What they share had no
 * problem and is as it was, so it is not checked again.
 */
export function compileChanged<File extends Named>({
  files,
  changed,
  baseline,
  read,
}: Change<File>): Changed | undefined {
  if (changed.length > maxIncrementalChanges) return undefined
  const isFound = (file: File) => isFoundAsBefore(file.record, read(file), baseline)
  if (!changed.flatMap((record) => files.get(record) ?? []).every(isFound)) return undefined
  const affected = affectedLandings(changed, files, baseline, read)
  const landings = [...affected].filter(isLanding).flatMap((record) => files.get(record) ?? [])
  const sources = [...files.shared, ...landings].map(read)
  const slugs = new Set([...affected].map(slugOf))
  const compilation = compileLandings(sources, skippedLandings(slugs, baseline))
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
    const parent = file && statedIn(read(file)).extends
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

/** Whether records that are not compiled again, and refer to a landing, find it where they found it. */
function isFoundAsBefore(record: string, source: Source, { uses }: Baseline): boolean {
  const name = slugOf(record)
  const { slug = name, kind } = statedIn(source)
  const isNoPage = kind === 'template' && uses.some((use) => use.kind === 'landing' && use.name === name)
  return slug === name && !isNoPage
}

/** What a file says. The compiler reports files that are broken. */
function statedIn(source: Source): Partial<Landing> {
  try {
    return 'text' in source ? (JSON.parse(source.text) ?? {}) : {}
  } catch {
    return {}
  }
}

const recordOf = (slug: string) => `landings/${slug || 'home'}.json`
const slugOf = (record: string) =>
  record === 'landings/home.json' ? '' : record.slice('landings/'.length, -'.json'.length)
