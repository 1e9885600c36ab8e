/** An outcome that somebody wants to bet on. */
export type Selection = { readonly fixture: string; readonly market: string; readonly outcome: string }

export type Relation = {
  /** The place of the leg in the slip, and of the earlier one that it excludes. */
  readonly leg: number
  readonly with: number
  readonly reason: 'same-market' | 'same-fixture'
}

/** Legs that cannot be in one bet: outcomes of one match depend on each other, so that their odds must not be multiplied. */
export function relatedLegs(legs: readonly Selection[]): readonly Relation[] {
  return legs.flatMap(({ fixture, market }, leg) => {
    const other = legs.findIndex((earlier) => earlier.fixture === fixture)
    if (other === leg) return []
    return [{ leg, with: other, reason: legs[other]?.market === market ? 'same-market' : 'same-fixture' } as const]
  })
}
