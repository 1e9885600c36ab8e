import type { RulesOf } from '../../engine.ts'
import type { PattiHand } from '../../kinds/teen-patti/patti-hand.ts'
import { fraction, minus, one, plus, sumOf, times } from '../fraction.ts'
import { expected, type Proof } from '../proof.ts'

const hands = 22_100

/** How many of all hands of three cards are one of these. */
const counts: Readonly<Record<PattiHand, number>> = {
  trail: 13 * 4,
  'pure-sequence': 12 * 4,
  sequence: 12 * 60,
  color: 274 * 4,
  pair: 13 * 12 * 24,
}

/** Pairs of disjoint hands of three different ranks with neither, or with both, of one suit. */
const [mixedPairs, suitedPairs] = [64 * 27 - 2 * 4 * 27 + 4 * 3, 4 * 3]

/** Pairs of disjoint hands that are equal: of the 286 sets of three ranks, 12 are sequences. */
const equalPairs = 286 * (mixedPairs + suitedPairs) + 13 * 12 * 24 * 3

/** What is left of the hands once three cards are gone. */
const otherHands = 18_424

export function teenPattiProof({ duel, pairPlus }: RulesOf<'teen-patti'>): Proof {
  const tied = fraction(equalPairs, hands * otherHands)
  const won = times(minus(one, tied), fraction(1, 2))
  const plusValue = pairPlus?.map(({ hand, pays }) => expected(fraction(counts[hand], hands), pays))
  return {
    ways: [
      { way: 'hand-a', value: plus(expected(won, duel), tied) },
      ...(plusValue ? [{ way: 'pair-plus-a', value: sumOf(plusValue) }] : []),
    ],
    unreachable: [],
  }
}
