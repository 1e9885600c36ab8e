import type { CompiledLanding } from '../../src/contract/index.ts'
import { bySlug } from '../../src/rules/landing/by-slug.ts'
import { compareLandings } from '../../src/rules/landing/landing-lists.ts'
import { once } from '../../src/rules/once.ts'

/**
 * What a function finds in any of the landings. Most landings inherit it, so what is the same in many is listed once; of
 * landings that were asked about before, it looks at none again.
 */
export function foundAmong<Found>(
  find: (landing: CompiledLanding) => readonly Found[],
): (landings: readonly CompiledLanding[]) => Found[] {
  type List = { readonly found: readonly Found[]; landings: number }
  const lists = new Map<string, List>()
  const used = new Set<List>()
  let latest: readonly CompiledLanding[] = []

  const listIn = once((landing: CompiledLanding): List => {
    const found = find(landing)
    const text = JSON.stringify(found)
    const list = lists.get(text) ?? { found, landings: 0 }
    lists.set(text, list)
    return list
  })

  function count(landing: CompiledLanding, by: 1 | -1): void {
    const list = listIn(landing)
    list.landings += by
    if (list.landings > 0) used.add(list)
    else used.delete(list)
  }

  return (landings) => {
    const { changed, gone } = compareLandings(latest, landings)
    const former = bySlug(latest)
    for (const landing of [...gone, ...changed.flatMap(({ slug }) => former.get(slug) ?? [])]) count(landing, -1)
    for (const landing of changed) count(landing, 1)
    latest = landings
    return [...used].flatMap(({ found }) => found)
  }
}
