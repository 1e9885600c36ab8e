import type { Use } from './cross-check/uses.ts'

/** What is known of landings that are not compiled this time, because they have not changed since all was well. */
export type Elsewhere = {
  readonly slugs: ReadonlySet<string>
  /** Where visitors of scheduled landings are sent outside their time. */
  readonly fallbacks: ReadonlyMap<string, string>
  /** What those landings use. */
  readonly uses: readonly Use[]
}

export const nothingElsewhere: Elsewhere = { slugs: new Set(), fallbacks: new Map(), uses: [] }
