import type { CompiledLanding } from '../contract/index.ts'
import { isKit } from '../rules/landing/kit.ts'
import { compareLandings } from '../rules/landing/landing-lists.ts'

let latest: Readonly<Record<'landings' | 'kits', readonly CompiledLanding[]>> = { landings: [], kits: [] }

/** The kits among landings; of those that it was asked about before, it looks at none again. */
export function kitsAmong(landings: readonly CompiledLanding[]): readonly CompiledLanding[] {
  const { changed, gone } = compareLandings(latest.landings, landings)
  const others = new Set([...changed, ...gone].map(({ slug }) => slug))
  const kits = [...latest.kits.filter(({ slug }) => !others.has(slug)), ...changed.filter(isKit)]
  latest = { landings, kits }
  return kits
}
