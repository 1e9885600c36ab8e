import type { CompiledLanding } from '../contract/index.ts'

/** The landings with those that have changed or are new, and without those that are gone, in their order. */
export function replaceLandings(
  landings: readonly CompiledLanding[],
  changed: readonly CompiledLanding[],
  gone: ReadonlySet<string>,
): CompiledLanding[] {
  const others = new Set([...gone, ...changed.map(({ slug }) => slug)])
  const kept = landings.filter(({ slug }) => !others.has(slug))
  return [...kept, ...changed].sort((one, other) => (one.slug < other.slug ? -1 : 1))
}
