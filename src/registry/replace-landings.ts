import type { CompiledLanding } from '../contract/index.ts'
import { placeOf } from '../rules/landing/by-slug.ts'

/** The landings with those that have changed or are new, and without those that are gone, in their order. */
export function replaceLandings(
  landings: readonly CompiledLanding[],
  changed: readonly CompiledLanding[],
  gone: Iterable<string> = [],
): CompiledLanding[] {
  const now = new Map(changed.map((landing) => [landing.slug, landing]))
  const all: CompiledLanding[] = []
  let from = 0
  const keepUntil = (place?: number) => {
    for (const landing of landings.slice(from, place)) all.push(landing)
  }
  for (const slug of [...new Set([...gone, ...now.keys()])].sort()) {
    const place = placeOf(landings, slug)
    keepUntil(place)
    const landing = now.get(slug)
    if (landing) all.push(landing)
    from = landings[place]?.slug === slug ? place + 1 : place
  }
  keepUntil()
  return all
}
