import { type Compilation, compileLandings } from './compile-landings.ts'
import { crossCheckShared } from './cross-check/shared-records.ts'
import { type KnownClean, nothingKnown } from './known-clean.ts'
import { noSkippedLandings } from './skipped-landings.ts'
import type { Source } from './source.ts'

/** Records → manifest, or all problems of all records. */
export const compile = (sources: readonly Source[], clean: KnownClean = nothingKnown): Compilation =>
  compileLandings(sources, noSkippedLandings, (checked, library, uses) =>
    crossCheckShared(checked, library, uses, clean),
  )
