import { combinationsOf } from '../odds/combinations.ts'
import { productOf } from '../odds/factor.ts'
import { overallOdds } from '../odds/overall-odds.ts'
import type { Share } from '../settlement/share.ts'

/** A leg that has ended, with its odds in thousandths. */
type EndedLeg = { readonly odds: number; readonly share: Share }

type Ended = {
  /** On each combination, in minor units. */
  readonly stake: number
  readonly size: number
  readonly legs: readonly EndedLeg[]
}

/** How much of a bet counts as bet: what was returned does not. */
export function countedStake({ stake, size, legs }: Ended): number {
  const parts = legs.map(({ share: { returned, of } }) => ({ numerator: BigInt(returned), denominator: BigInt(of) }))
  let counted = 0n
  for (const chosen of combinationsOf(parts, size)) {
    const { numerator, denominator } = productOf(chosen)
    counted += (BigInt(stake) * (denominator - numerator)) / denominator
  }
  return Number(counted)
}

/** The odds at which it counts, in thousandths: those of its lowest combination, without what was returned. */
export function countedOdds({ size, legs }: Ended): number {
  const lowest = legs
    .map(({ odds, share: { returned, of } }) => (returned === of ? 1000 : odds))
    .toSorted((one, other) => one - other)
    .slice(0, size)
  return overallOdds(lowest)
}
