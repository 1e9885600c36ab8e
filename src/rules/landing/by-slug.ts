type Slugged = { readonly slug: string }

/** Landings by their slug. */
export type BySlug<Landing> = {
  readonly get: (slug: string) => Landing | undefined
  readonly all: readonly Landing[]
}

/** Manifests list landings in the order of their slugs: they are found there, without an index for each manifest. */
export function bySlug<Landing extends Slugged>(landings: readonly Landing[]): BySlug<Landing> {
  return {
    get(slug) {
      const found = landings[placeOf(landings, slug)]
      return found?.slug === slug ? found : undefined
    },
    all: landings,
  }
}

/** Where a landing is, or would be. */
export function placeOf(landings: readonly Slugged[], slug: string): number {
  let [from, until] = [0, landings.length]
  while (from < until) {
    const middle = (from + until) >> 1
    if ((landings[middle]?.slug ?? '') < slug) from = middle + 1
    else until = middle
  }
  return from
}
