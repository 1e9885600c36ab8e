import { combinationsOf } from './combinations.ts'
import { type Factor, productOf } from './factor.ts'

/** What was agreed when a bet was placed. Amounts are in minor units. */
export type BetTerms = {
  /** On each combination. */
  readonly stake: number
  /** How many legs make a combination: all of a single or an accumulator, fewer of a system. */
  readonly size: number
  /** The most that the bet pays, unless more was staked. */
  readonly maximumWin: number
  /** The smallest amount that can be paid in the currency. */
  readonly smallest: number
}

const whole: Factor = { numerator: 1n, denominator: 1n }

/**
 * What a bet pays: for each combination its stake times the product of its legs, rounded down once; then their sum.
 * `part` is how much of it is paid, for a bet that is cashed out.
 */
export function payoutOf(terms: BetTerms, factors: readonly Factor[], part = whole): number {
  let [sum, staked] = [0n, 0n]
  for (const chosen of combinationsOf(factors, terms.size)) {
    sum += roundedDown(terms, productOf([...chosen, part]))
    staked += BigInt(terms.stake)
  }
  const most = BigInt(terms.maximumWin) > staked ? BigInt(terms.maximumWin) : staked
  return Number(sum < most ? sum : most)
}

function roundedDown({ stake, smallest }: BetTerms, { numerator, denominator }: Factor): bigint {
  const unit = BigInt(smallest)
  return ((BigInt(stake) * numerator) / (denominator * unit)) * unit
}
