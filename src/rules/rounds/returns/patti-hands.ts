import type { PattiHand } from '../kinds/teen-patti/patti-hand.ts'

/** How many of all hands of three cards are one of these. */
export const pattiCounts: Readonly<Record<PattiHand, number>> = {
  trail: 13 * 4,
  'pure-sequence': 12 * 4,
  sequence: 12 * 60,
  color: 274 * 4,
  pair: 13 * 12 * 24,
}

/** Pairs of disjoint hands of three different ranks with neither, or with both, of one suit. */
const [mixedPairs, suitedPairs] = [64 * 27 - 2 * 4 * 27 + 4 * 3, 4 * 3]

/** Pairs of disjoint hands that are equal: of the 286 sets of three ranks, 12 are sequences. */
export const equalPairs = 286 * (mixedPairs + suitedPairs) + 13 * 12 * 24 * 3
