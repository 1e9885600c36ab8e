import { existsSync } from 'node:fs'
import { compile } from '../compile.ts'
import { type KnownClean, nothingKnown } from '../known-clean.ts'
import type { Source } from '../source.ts'
import { type Baseline, baselineOf, readBaseline, type StampedBaseline, writeBaseline } from './baseline.ts'
import { beside, type Cache } from './cache-file.ts'
import { andPictures, checkLandings, type RegistryCheck, readerIn } from './check-landings.ts'
import { openCleanList } from './clean-list.ts'
import { changedRecords, compareWith } from './comparison.ts'
import { indexNames } from './file-index.ts'
import { stampFolders } from './folder-stamps.ts'
import { writeKnownSources } from './known-sources.ts'
import { lookThrough, recordOfFile } from './list-files.ts'
import { readSource } from './read-source.ts'
import { namesOf } from './record-names.ts'
import { createRecordReader } from './record-reader.ts'
import { stampFiles } from './stamps.ts'

type OpenRegistry = {
  readonly check: RegistryCheck
  readonly recheck: (paths: readonly string[]) => OpenRegistry
}

/**
 * Checks all records, and that every picture has its file. With a cache, if only landings have changed since the
 * registry last had no problems, only those and the landings that extend them are checked.
 * Watchers pass the changed files to `recheck`, which looks at no others.
 */
export function openRegistry(pagesDirs: readonly string[], localesDir: string, cache?: Cache): OpenRegistry {
  const openAgain = () => openRegistry(pagesDirs, localesDir, cache)
  if (!cache) return { check: checkAll(pagesDirs, localesDir, nothingKnown), recheck: openAgain }
  const checkThese = (changed: readonly string[], baseline: Baseline) =>
    checkLandings({ baseline, changed, reader: readerIn(pagesDirs, localesDir, cache) }, pagesDirs)
  let { baseline, changed } = compareAll(pagesDirs, localesDir, cache)
  const check = (baseline && changed && checkThese(changed, baseline)) ?? checkAgain(cache)

  function checkAgain(cache: Cache): RegistryCheck {
    const clean = openCleanList(beside(cache, 'clean'))
    const found = checkAll(pagesDirs, localesDir, clean, (found) => {
      baseline = found.baseline
      changed = []
      writeBaseline(cache, found)
      writeKnownSources(beside(cache, 'shared'), found.sources, found.files.stamps)
    })
    clean.keep()
    return found
  }

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

type Compared = { readonly baseline?: Baseline; readonly changed?: readonly string[] }

function compareAll(pagesDirs: readonly string[], localesDir: string, cache: Cache): Compared {
  const former = readBaseline(cache)
  const comparison = former && compareWith(former.files, pagesDirs, localesDir)
  return comparison ? { baseline: former.baseline, changed: changedRecords(comparison) } : {}
}

type Found = StampedBaseline & { readonly sources: readonly Source[] }

/** Checks every file; if there are no problems, passes what it found to `keep`. */
function checkAll(
  pagesDirs: readonly string[],
  localesDir: string,
  clean: KnownClean,
  keep?: (found: Found) => void,
): RegistryCheck {
  const since = Date.now()
  const { files, folders } = lookThrough(pagesDirs, localesDir)
  // Before they are read, so that a change made meanwhile is not missed.
  const stamps = keep && stampFiles(files, since)
  const sources = files.map(readSource)
  const { diagnostics, manifest, outline } = compile(sources, clean)
  const landings = manifest?.landings.length ?? 0
  if (keep && outline && stamps && diagnostics.length === 0) {
    const baseline = baselineOf(files, landings, outline)
    const records = baseline.records.text
    keep({ baseline, files: { records, stamps, folders: stampFolders(folders, since) }, sources })
  }
  const { read } = createRecordReader(pagesDirs, localesDir)
  return andPictures({ diagnostics, landings }, indexNames(namesOf(files)), read, pagesDirs)
}
