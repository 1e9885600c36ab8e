import type { Use } from './cross-check/uses.ts'
import type { Names } from './names.ts'

/** What an earlier run knows of the landings that an incremental run skips because they have not changed. */
export type SkippedLandings = {
  readonly slugs: Names
  /** Where visitors of scheduled landings are redirected outside the schedule. */
  readonly fallbacks: ReadonlyMap<string, string>
  /** What those landings use. */
  readonly uses: readonly Use[]
}

export const noSkippedLandings: SkippedLandings = { slugs: new Set(), fallbacks: new Map(), uses: [] }
