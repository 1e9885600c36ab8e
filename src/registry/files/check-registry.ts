import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Diagnostic, Landing } from '../../contract/index.ts'
import { compile, isError } from '../compile.ts'
import type { Elsewhere } from '../elsewhere.ts'
import type { Source } from '../source.ts'
import { type Baseline, flattenOutline, readBaseline, stampFiles, writeBaseline } from './baseline.ts'
import { type FoundFile, listRegistry } from './list-files.ts'
import { readSource } from './read-source.ts'

export type RegistryCheck = {
  readonly diagnostics: readonly Diagnostic[]
  /** How many landings compile; none while one of them has an error. */
  readonly landings: number
}

type OpenRegistry = {
  readonly check: RegistryCheck
  readonly recheck: (paths: readonly string[]) => OpenRegistry
}

type Cache = { readonly file: string; readonly key: string }

/**
 * Checks all records. Where a cache is given and only landings have changed since the whole registry was last without
 * a problem, those, and the landings that extend them, are checked against what is known of the rest.
 * For somebody who stays, `recheck` is told which files have changed, and looks at no others.
 */
export function openRegistry(pagesDirs: readonly string[], localesDir: string, cache?: Cache): OpenRegistry {
  const files = listRegistry(pagesDirs, localesDir)
  if (!cache) return { check: checkAll(files), recheck: () => openRegistry(pagesDirs, localesDir) }
  const stamps = stampFiles(files)
  let baseline = readBaseline(cache.file, cache.key)
  let changed = baseline && changedLandings(files, stamps, baseline)
  const spared = baseline && changed && checkChanged(files, changed, baseline)
  const check =
    spared ??
    checkAll(files, (sound) => {
      baseline = { ...sound, stamps }
      changed = []
      writeBaseline(cache.file, cache.key, baseline)
    })
  let known: ReadonlyMap<string, string> | undefined

  const recheck = (paths: readonly string[]): OpenRegistry => {
    known ??= new Map(files.map((found) => [path.resolve(found.path), found.record]))
    const records = paths.flatMap((file) => known?.get(path.resolve(file)) ?? [])
    const areKnown = records.length === paths.length && paths.every((file) => existsSync(file))
    const areLandings = records.every((record) => record.startsWith('landings/'))
    const all = [...new Set([...(changed ?? []), ...records])]
    const again = baseline && changed && areKnown && areLandings ? checkChanged(files, all, baseline) : undefined
    if (!again) return openRegistry(pagesDirs, localesDir, cache)
    changed = all
    return { check: again, recheck }
  }
  return { check, recheck }
}

/** Checks every file; hands on what a later check may build on when nothing was wrong. */
function checkAll(files: readonly FoundFile[], keep?: (baseline: Omit<Baseline, 'stamps'>) => void): RegistryCheck {
  const { diagnostics, manifest, outline } = compile(files.map(readSource))
  const landings = manifest?.landings.length ?? 0
  if (outline && diagnostics.length === 0) keep?.({ landings, ...flattenOutline(outline) })
  return { diagnostics, landings }
}

/** The landings that are new or different; nothing where anything else has changed, or a file has gone. */
function changedLandings(
  files: readonly FoundFile[],
  stamps: ReadonlyMap<string, string>,
  baseline: Baseline,
): string[] | undefined {
  const changed = files.flatMap(({ record }) => {
    const stamp = stamps.get(record)
    return stamp && stamp === baseline.stamps.get(record) ? [] : [record]
  })
  const added = changed.filter((record) => !baseline.stamps.has(record))
  const hasGone = files.length - added.length !== baseline.stamps.size
  return hasGone || !changed.every((record) => record.startsWith('landings/')) ? undefined : changed
}

/** More changes than this are faster looked at as a whole. */
const mostChanges = 500

export function checkChanged(
  files: readonly FoundFile[],
  changed: readonly string[],
  baseline: Baseline,
  read: (found: FoundFile) => Source = readSource,
): RegistryCheck | undefined {
  if (changed.length === 0) return { diagnostics: [], landings: baseline.landings }
  if (changed.length > mostChanges) return undefined
  const affected = affectedLandings(changed, files, baseline, read)
  const sources = files.filter(({ record }) => !record.startsWith('landings/') || affected.has(record)).map(read)
  const { diagnostics } = compile(sources, whatIsElsewhere(files, affected, baseline))
  // Whether something is unused only a look at all landings can tell.
  if (diagnostics.some(({ code }) => code.startsWith('unused-'))) return undefined
  const added = changed.filter((record) => !baseline.stamps.has(record)).length
  return { diagnostics, landings: diagnostics.some(isError) ? 0 : baseline.landings + added }
}

/** The changed landings, what they extend, what extends them, and their neighbours above and below a slash. */
function affectedLandings(
  changed: readonly string[],
  files: readonly FoundFile[],
  { parents }: Baseline,
  read: (found: FoundFile) => Source,
): Set<string> {
  const affected = new Set(changed)
  const isBelow = (record: string) => affected.has(`${record.slice(0, record.lastIndexOf('/'))}.json`)
  for (let size = -1; size !== affected.size; ) {
    size = affected.size
    for (const [record, parent] of parents) if (affected.has(recordOf(parent))) affected.add(record)
    for (const { record } of files)
      if (record.lastIndexOf('/') > 'landings/'.length && isBelow(record)) affected.add(record)
  }
  return withAncestors(affected, files, new Map(parents), read)
}

function withAncestors(
  affected: ReadonlySet<string>,
  files: readonly FoundFile[],
  parents: ReadonlyMap<string, string>,
  read: (found: FoundFile) => Source,
): Set<string> {
  const present = new Map(files.map((found) => [found.record, found]))
  const all = new Set<string>()
  const waiting = [...affected]
  for (let record = waiting.pop(); record !== undefined; record = waiting.pop()) {
    const found = present.get(record)
    if (!found || all.has(record)) continue
    all.add(record)
    const parent = affected.has(record) ? statedParent(read(found)) : parents.get(record)
    if (parent !== undefined) waiting.push(recordOf(parent))
    waiting.push(`${record.slice(0, record.lastIndexOf('/'))}.json`)
  }
  return all
}

function whatIsElsewhere(files: readonly FoundFile[], affected: ReadonlySet<string>, baseline: Baseline): Elsewhere {
  const untouched = files.flatMap(({ record }) => {
    return record.startsWith('landings/') && !affected.has(record) ? [slugOf(record)] : []
  })
  const slugs = new Set(untouched)
  return {
    slugs,
    fallbacks: new Map(baseline.fallbacks.filter(([slug]) => slugs.has(slug))),
    uses: baseline.uses.filter(({ user }) => slugs.has(user)),
  }
}

/** What a changed file extends now; a file that is broken is explained by the compiler. */
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
