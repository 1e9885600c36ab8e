import { existsSync } from 'node:fs'
import { type Diagnostic, recordKind } from '../../contract/index.ts'
import { checkSource } from '../check/check-source.ts'
import { compile, isError } from '../compile.ts'
import { type KnownClean, nothingKnown } from '../known-clean.ts'
import { noSkippedLandings } from '../skipped-landings.ts'
import type { Source } from '../source.ts'
import { type Baseline, baselineOf, readBaseline, type StampedBaseline, writeBaseline } from './baseline.ts'
import { checkPictures } from './check-pictures.ts'
import { openCleanList } from './clean-list.ts'
import { compileChanged } from './compile-changed.ts'
import { type FileIndex, indexNames, isLanding, type Named } from './file-index.ts'
import { readKnownSources, writeKnownSources } from './known-sources.ts'
import { foldersOf, listRegistry, recordOfFile } from './list-files.ts'
import { readSource } from './read-source.ts'
import { namesOf, noNames, recordNames } from './record-names.ts'
import { createRecordReader, type RecordReader } from './record-reader.ts'
import { changedSince, type RegistryState, stateOf } from './registry-state.ts'
import { stampFiles } from './stamps.ts'

export type RegistryCheck = {
  readonly diagnostics: readonly Diagnostic[]
  /** The number of compiled landings; 0 if there are errors. */
  readonly landings: number
}

type OpenRegistry = {
  readonly check: RegistryCheck
  readonly recheck: (paths: readonly string[]) => OpenRegistry
}

type Cache = { readonly file: string; readonly key: string }

const sharedFile = ({ file }: Cache) => `${file}.shared`

/** What is known before anybody has looked at the files of landings, of which there may be very many. */
type Begun = { readonly former: StampedBaseline | undefined; readonly reader: RecordReader }

/** Does what can be done of a check until it is known which files have changed. */
export function beginCheck(pagesDirs: readonly string[], localesDir: string, cache: Cache): Begun {
  const former = readBaseline(cache.file, cache.key)
  const reader = readerIn(pagesDirs, localesDir, cache)
  const { shared } = indexNames(former?.baseline.records ?? noNames)
  // Whoever compiles these sources has the outcome at once.
  for (const record of shared) checkSource(reader.read(record))
  return { former, reader }
}

/** Reads the records that are no landings from the cache, as long as their files are as they were. */
const readerIn = (pagesDirs: readonly string[], localesDir: string, cache: Cache): RecordReader =>
  createRecordReader(pagesDirs, localesDir, readKnownSources(sharedFile(cache), cache.key))

/**
 * Checks all records, and that every picture has its file. With a cache, if only landings have changed since the
 * registry last had no problems, only those and the landings that extend them are checked.
 * Watchers pass the changed files to `recheck`, which looks at no others.
 */
export function openRegistry(
  pagesDirs: readonly string[],
  localesDir: string,
  cache?: Cache,
  begun?: Begun & { readonly state: RegistryState },
): OpenRegistry {
  const openAgain = () => openRegistry(pagesDirs, localesDir, cache)
  if (!cache) return { check: checkAll(pagesDirs, localesDir, nothingKnown), recheck: openAgain }
  const clean = openCleanList(`${cache.file}.clean`, cache.key)
  const checkThese = (records: readonly string[], baseline: Baseline, reader?: RecordReader) =>
    checkLandings(records, { baseline, clean, ...(reader ?? readerIn(pagesDirs, localesDir, cache)) }, pagesDirs)
  const former = begun ? begun.former : readBaseline(cache.file, cache.key)
  let changed = former && changedSince(asState(former), begun?.state ?? stateOf(pagesDirs, localesDir))
  let baseline = former?.baseline
  const check =
    (baseline && changed && checkThese(changed, baseline, begun?.reader)) ??
    checkAll(pagesDirs, localesDir, clean, (found) => {
      baseline = found.baseline
      changed = []
      writeBaseline(cache.file, cache.key, found)
      writeKnownSources(sharedFile(cache), cache.key, found.sources, found.stamps)
    })
  clean.keep()

  const recheck = (paths: readonly string[]): OpenRegistry => {
    const records = paths.map((file) => (existsSync(file) ? recordOfFile(file, pagesDirs, localesDir) : undefined))
    if (!baseline || !changed || !records.every((record) => record !== undefined)) return openAgain()
    const all = [...new Set([...changed, ...records])]
    const again = checkThese(all, baseline)
    if (!again) return openAgain()
    changed = all
    return { check: again, recheck }
  }
  return { check, recheck }
}

const asState = ({ baseline, stamps }: StampedBaseline): RegistryState => ({ names: baseline.records, stamps })

/**
 * Checks these records, which have changed since the registry last had no problems, and looks at no landings but those
 * that extend them; undefined if that does not tell what is wrong.
 */
export function checkOnly(
  records: readonly string[],
  pagesDirs: readonly string[],
  localesDir: string,
  cache: Cache,
): RegistryCheck | undefined {
  const baseline = readBaseline(cache.file, cache.key)?.baseline
  if (!baseline) return undefined
  const clean = openCleanList(`${cache.file}.clean`, cache.key)
  return checkLandings(records, { baseline, clean, ...readerIn(pagesDirs, localesDir, cache) }, pagesDirs)
}

type Known = RecordReader & { readonly baseline: Baseline; readonly clean: KnownClean }

function checkLandings(
  records: readonly string[],
  { baseline, clean, read, isAnyGone }: Known,
  pagesDirs: readonly string[],
): RegistryCheck | undefined {
  if (!records.every(isLanding)) return undefined
  const added = records.filter((record) => !baseline.records.has(record))
  const index = indexNames(recordNames([baseline.records.text, ...new Set(added)].join('\n')))
  const check = checkChanged(index, records, baseline, read, clean)
  const whole = check && andPictures(check, index, read, pagesDirs)
  return isAnyGone() ? undefined : whole
}

/** And whether each picture has its file. */
function andPictures(
  check: RegistryCheck,
  files: FileIndex<Named>,
  read: (file: Named) => Source,
  pagesDirs: readonly string[],
): RegistryCheck {
  const assets = files.shared.filter(({ record }) => recordKind(record) === 'asset')
  const missing = checkPictures(assets.map(read), foldersOf(pagesDirs))
  return missing.length === 0 ? check : { landings: 0, diagnostics: [...check.diagnostics, ...missing] }
}

type Found = StampedBaseline & { readonly sources: readonly Source[] }

/** Checks every file; if there are no problems, passes what it found to `keep`. */
function checkAll(
  pagesDirs: readonly string[],
  localesDir: string,
  clean: KnownClean,
  keep?: (found: Found) => void,
): RegistryCheck {
  const files = listRegistry(pagesDirs, localesDir)
  // Before they are read, so that a change made meanwhile is not missed.
  const stamps = keep && stampFiles(files)
  const sources = files.map(readSource)
  const { diagnostics, manifest, outline } = compile(sources, noSkippedLandings, clean)
  const landings = manifest?.landings.length ?? 0
  if (outline && stamps && diagnostics.length === 0)
    keep?.({ baseline: baselineOf(files, landings, outline), stamps, sources })
  const { read } = createRecordReader(pagesDirs, localesDir)
  return andPictures({ diagnostics, landings }, indexNames(namesOf(files)), read, pagesDirs)
}

export function checkChanged<File extends Named>(
  files: FileIndex<File>,
  changed: readonly string[],
  baseline: Baseline,
  read: (file: File) => Source,
  clean: KnownClean = nothingKnown,
): RegistryCheck | undefined {
  if (changed.length === 0) return { diagnostics: [], landings: baseline.landings }
  const compiled = compileChanged({ files, changed, baseline, read, clean })
  if (!compiled) return undefined
  const { diagnostics } = compiled.compilation
  const added = changed.filter((record) => !baseline.records.has(record)).length
  return { diagnostics, landings: diagnostics.some(isError) ? 0 : baseline.landings + added }
}
