import type { Outline } from '../compile-landings.ts'
import type { Source } from '../source.ts'
import { type Baseline, baselineOf } from './baseline.ts'
import { type FileIndex, indexFiles, isLanding, withLandings } from './file-index.ts'

/** A registry as it was when it had no problems. */
export type CleanRegistry = {
  readonly sources: readonly Source[]
  readonly files: FileIndex<Source>
  readonly baseline: Baseline
}

export function cleanRegistry(sources: readonly Source[], landings: number, outline: Outline): CleanRegistry {
  return { sources, files: indexFiles(sources), baseline: baselineOf(sources, landings, outline) }
}

type Difference = {
  /** The records of the landings that are new or have changed. */
  readonly changed: readonly string[]
  readonly files: FileIndex<Source>
}

/** What differs from a registry that had no problems; undefined if that is more than landings, or one is gone. */
export function differenceFrom(clean: CleanRegistry, sources: readonly Source[]): Difference | undefined {
  // Most are where they were.
  const changed = sources.filter(
    (source, place) => clean.sources[place] !== source && clean.files.get(source.record) !== source,
  )
  const added = changed.filter(({ record }) => !clean.files.get(record))
  const isAnyGone = sources.length - added.length !== clean.sources.length
  if (isAnyGone || !changed.every(({ record }) => isLanding(record))) return undefined
  return { changed: changed.map(({ record }) => record), files: withLandings(clean.files, changed) }
}
