import { type Diagnostic, recordKind } from '../../contract/index.ts'
import { checkSource } from '../check/check-source.ts'
import { isError } from '../compile-landings.ts'
import type { Source } from '../source.ts'
import { type Baseline, readBaseline } from './baseline.ts'
import { beside, type Cache } from './cache-file.ts'
import { checkPictures } from './check-pictures.ts'
import { compileChanged } from './compile-changed.ts'
import { type FileIndex, indexNames, isLanding, type Named } from './file-index.ts'
import { readKnownSources } from './known-sources.ts'
import { foldersOf } from './list-files.ts'
import { recordNames } from './record-names.ts'
import { createRecordReader, type RecordReader } from './record-reader.ts'

export type RegistryCheck = {
  readonly diagnostics: readonly Diagnostic[]
  /** The number of compiled landings; 0 if there are errors. */
  readonly landings: number
}

/** A check of landings that have changed since the registry last had no problems, and what it reads records with. */
export type LandingsCheck = {
  readonly baseline: Baseline
  readonly changed: readonly string[]
  readonly reader: RecordReader
}

/** Does what can be done of a check until it is known which files have changed. */
export function beginCheck(
  baseline: Baseline,
  pagesDirs: readonly string[],
  localesDir: string,
  cache: Cache,
): Omit<LandingsCheck, 'changed'> {
  const reader = readerIn(pagesDirs, localesDir, cache)
  // Whoever compiles these sources has the outcome at once.
  for (const record of indexNames(baseline.records).shared) checkSource(reader.read(record))
  return { baseline, reader }
}

/** Reads the records that are no landings from the cache, as long as their files are as they were. */
export const readerIn = (pagesDirs: readonly string[], localesDir: string, cache: Cache): RecordReader =>
  createRecordReader(pagesDirs, localesDir, readKnownSources(beside(cache, 'shared')))

/** Checks these records without looking whether others have changed; undefined if that does not tell what is wrong. */
export function checkOnly(
  changed: readonly string[],
  pagesDirs: readonly string[],
  localesDir: string,
  cache: Cache,
): RegistryCheck | undefined {
  const baseline = readBaseline(cache)?.baseline
  return baseline && checkLandings({ baseline, changed, reader: readerIn(pagesDirs, localesDir, cache) }, pagesDirs)
}

/** Looks at no landings but the changed ones and those that extend them; undefined if that does not tell what is wrong. */
export function checkLandings(
  { baseline, changed, reader: { read, isAnyOther } }: LandingsCheck,
  pagesDirs: readonly string[],
): RegistryCheck | undefined {
  if (!changed.every(isLanding)) return undefined
  const added = changed.filter((record) => !baseline.records.has(record))
  const index = indexNames(recordNames([baseline.records.text, ...new Set(added)].join('\n')))
  const check = checkChanged(index, changed, baseline, read)
  const whole = check && andPictures(check, index, read, pagesDirs)
  return isAnyOther() ? undefined : whole
}

/** And whether each picture has its file. */
export function andPictures(
  check: RegistryCheck,
  files: FileIndex<Named>,
  read: (file: Named) => Source,
  pagesDirs: readonly string[],
): RegistryCheck {
  const assets = files.shared.filter(({ record }) => recordKind(record) === 'asset')
  const missing = checkPictures(assets.map(read), foldersOf(pagesDirs))
  return missing.length === 0 ? check : { landings: 0, diagnostics: [...check.diagnostics, ...missing] }
}

export function checkChanged<File extends Named>(
  files: FileIndex<File>,
  changed: readonly string[],
  baseline: Baseline,
  read: (file: File) => Source,
): RegistryCheck | undefined {
  if (changed.length === 0) return { diagnostics: [], landings: baseline.landings }
  const compiled = compileChanged({ files, changed, baseline, read })
  if (!compiled) return undefined
  const { diagnostics } = compiled.compilation
  const added = changed.filter((record) => !baseline.records.has(record)).length
  return { diagnostics, landings: diagnostics.some(isError) ? 0 : baseline.landings + added }
}
