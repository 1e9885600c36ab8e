import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Diagnostic, recordKind } from '../../contract/index.ts'
import { compile, isError } from '../compile.ts'
import { type KnownClean, nothingKnown } from '../known-clean.ts'
import { noSkippedLandings } from '../skipped-landings.ts'
import type { Source } from '../source.ts'
import { type Baseline, baselineOf, readBaseline, type StampedBaseline, writeBaseline } from './baseline.ts'
import { checkPictures } from './check-pictures.ts'
import { openCleanList } from './clean-list.ts'
import { compileChanged } from './compile-changed.ts'
import { type FileIndex, indexNames, isLanding, type Named } from './file-index.ts'
import { type FoundFile, findRecordFile, foldersOf, listRegistry } from './list-files.ts'
import { readSource } from './read-source.ts'
import { namesOf, type RecordNames, recordNames } from './record-names.ts'
import { isAsStamped, type Stamps, stampFiles } from './stamps.ts'

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

/**
 * Checks all records, and that every picture has its file. With a cache, if only landings have changed since the
 * registry last had no problems, only those and the landings that extend them are checked.
 * Watchers pass the changed files to `recheck`, which looks at no others.
 */
export function openRegistry(pagesDirs: readonly string[], localesDir: string, cache?: Cache): OpenRegistry {
  const files = listRegistry(pagesDirs, localesDir)
  const openAgain = () => openRegistry(pagesDirs, localesDir, cache)
  const names = namesOf(files)
  const index = indexNames(names)
  const { read } = readerIn(pagesDirs, localesDir)
  const withPictures = (check: RegistryCheck) => andPictures(check, index, read, pagesDirs)
  if (!cache) return { check: withPictures(checkAll(files, nothingKnown)), recheck: openAgain }
  const stamps = stampFiles(files)
  const clean = openCleanList(`${cache.file}.clean`, cache.key)
  const former = readBaseline(cache.file, cache.key)
  let baseline = former?.baseline
  let changed = former && changedSince(former, files, names, stamps)
  const incremental = baseline && changed && checkChanged(index, changed, baseline, read, clean)
  const check =
    incremental ??
    checkAll(files, clean, (outline) => {
      baseline = outline
      changed = []
      writeBaseline(cache.file, cache.key, { baseline, stamps })
    })
  clean.keep()
  let known: ReadonlyMap<string, string> | undefined

  const recheck = (paths: readonly string[]): OpenRegistry => {
    known ??= new Map(files.map((found) => [path.resolve(found.path), found.record]))
    const records = paths.flatMap((file) => known?.get(path.resolve(file)) ?? [])
    const areKnown = records.length === paths.length && paths.every((file) => existsSync(file))
    const areLandings = records.every(isLanding)
    const all = [...new Set([...(changed ?? []), ...records])]
    const again =
      baseline && changed && areKnown && areLandings ? checkChanged(index, all, baseline, read, clean) : undefined
    if (!again) return openAgain()
    changed = all
    return { check: withPictures(again), recheck }
  }
  return { check: withPictures(check), recheck }
}

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
  if (!baseline || !records.every(isLanding)) return undefined
  const added = records.filter((record) => !baseline.records.has(record))
  const index = indexNames(recordNames([baseline.records.text, ...new Set(added)].join('\n')))
  const { read, isAnyGone } = readerIn(pagesDirs, localesDir)
  const clean = openCleanList(`${cache.file}.clean`, cache.key)
  const check = checkChanged(index, records, baseline, read, clean)
  const whole = check && andPictures(check, index, read, pagesDirs)
  return isAnyGone() ? undefined : whole
}

/** Reads the files of records, and tells whether there was none of any. */
function readerIn(pagesDirs: readonly string[], localesDir: string) {
  let isAnyGone = false
  return {
    isAnyGone: () => isAnyGone,
    read({ record }: Named): Source {
      const found = findRecordFile(record, pagesDirs, localesDir)
      isAnyGone ||= !found
      return readSource(found ?? { file: record, record, path: record })
    },
  }
}

/** And whether each picture has its file. */
function andPictures<File extends Named>(
  check: RegistryCheck,
  files: FileIndex<File>,
  read: (file: File) => Source,
  pagesDirs: readonly string[],
): RegistryCheck {
  const assets = files.shared.filter(({ record }) => recordKind(record) === 'asset')
  const missing = checkPictures(assets.map(read), foldersOf(pagesDirs))
  return missing.length === 0 ? check : { landings: 0, diagnostics: [...check.diagnostics, ...missing] }
}

/** Checks every file; if there are no problems, passes the new baseline to `keep`. */
function checkAll(files: readonly FoundFile[], clean: KnownClean, keep?: (baseline: Baseline) => void): RegistryCheck {
  const { diagnostics, manifest, outline } = compile(files.map(readSource), noSkippedLandings, clean)
  const landings = manifest?.landings.length ?? 0
  if (outline && diagnostics.length === 0) keep?.(baselineOf(files, landings, outline))
  return { diagnostics, landings }
}

/** The new and changed landings; undefined if anything else has changed or is gone. */
function changedSince(
  { baseline: { records }, stamps: before }: StampedBaseline,
  files: readonly FoundFile[],
  names: RecordNames,
  stamps: Stamps,
): string[] | undefined {
  const isSame = records.text === names.text
  const former = isSame ? undefined : new Map([...records].map((record, place) => [record, place]))
  const isAsBefore = ({ record }: Named, place: number) => {
    const placeBefore = former ? former.get(record) : place
    return placeBefore !== undefined && isAsStamped(stamps, place, before, placeBefore)
  }
  const changed = files.filter((file, place) => !isAsBefore(file, place)).map(({ record }) => record)
  const added = changed.filter((record) => !records.has(record))
  const isAnyGone = files.length - added.length !== records.size
  return isAnyGone || !changed.every(isLanding) ? undefined : changed
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
