import type { CompiledLanding } from '../contract/index.ts'

type LandingChanges = {
  /** Those that are new, or not the same object as before. */
  readonly changed: readonly CompiledLanding[]
  /** Those whose slug nothing has any more. */
  readonly gone: readonly CompiledLanding[]
}

/** What differs between the landings of two manifests. */
export function compareLandings(before: readonly CompiledLanding[], after: readonly CompiledLanding[]): LandingChanges {
  const changed: CompiledLanding[] = []
  const gone: CompiledLanding[] = []
  let place = 0
  for (const landing of after) {
    let former = before[place]
    // Most are the same: nothing of them is looked at.
    for (; former && former !== landing && former.slug < landing.slug; former = before[++place]) gone.push(former)
    if (former !== landing) changed.push(landing)
    if (former === landing || former?.slug === landing.slug) place++
  }
  return { changed, gone: [...gone, ...before.slice(place)] }
}
