import type { CompiledLanding } from '../../contract/index.ts'
import { bySlug, placeOf } from './by-slug.ts'

/** Landings in the order of their slugs. */
type Landings = readonly CompiledLanding[]

/** The list from which another one was derived, and the slugs in which the two may differ. */
type Origin = { readonly list: Landings; readonly slugs: ReadonlySet<string> }

const origins = new WeakMap<Landings, Origin>()

const originOf = (list: Landings): Origin => origins.get(list) ?? { list, slugs: new Set() }

/** The list from which this one was derived: lists of the same origin are compared without looking at every landing. */
export const firstList = (list: Landings): Landings => originOf(list).list

/** With more of them, looking at all landings is as fast. */
const mostDifferences = 1000

/** The landings with those that have changed or are new, and without those that are gone, in their order. */
export function replaceLandings(landings: Landings, changed: Landings, gone: Iterable<string> = []): CompiledLanding[] {
  const now = new Map(changed.map((landing) => [landing.slug, landing]))
  const slugs = [...new Set([...gone, ...now.keys()])].sort()
  const all: CompiledLanding[] = []
  let from = 0
  const keepUntil = (place?: number) => {
    for (const landing of landings.slice(from, place)) all.push(landing)
  }
  for (const slug of slugs) {
    const place = placeOf(landings, slug)
    keepUntil(place)
    const landing = now.get(slug)
    if (landing) all.push(landing)
    from = landings[place]?.slug === slug ? place + 1 : place
  }
  keepUntil()
  const origin = originOf(landings)
  const differing = new Set([...origin.slugs, ...slugs])
  if (differing.size <= mostDifferences) origins.set(all, { list: origin.list, slugs: differing })
  return all
}

type LandingChanges = {
  /** Those that are new, or not the same object as before. */
  readonly changed: Landings
  /** Those whose slug no longer exists. */
  readonly gone: Landings
}

/** What differs between the landings of two manifests. */
export function compareLandings(before: Landings, after: Landings): LandingChanges {
  const [one, other] = [originOf(before), originOf(after)]
  return one.list === other.list
    ? compareThese([...new Set([...one.slugs, ...other.slugs])].sort(), before, after)
    : compareAll(before, after)
}

function compareThese(slugs: readonly string[], before: Landings, after: Landings): LandingChanges {
  const [formerly, now] = [bySlug(before), bySlug(after)]
  return {
    changed: slugs.flatMap((slug) => now.get(slug) ?? []).filter((landing) => formerly.get(landing.slug) !== landing),
    gone: slugs.flatMap((slug) => (now.get(slug) ? [] : (formerly.get(slug) ?? []))),
  }
}

function compareAll(before: Landings, after: Landings): LandingChanges {
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
