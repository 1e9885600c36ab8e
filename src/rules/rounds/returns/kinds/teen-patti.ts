import type { RulesOf } from '../../engine.ts'
import { fraction, minus, one, plus, sumOf, times } from '../fraction.ts'
import { equalPairs, pattiCounts } from '../patti-hands.ts'
import { expected, type Proof } from '../proof.ts'

const hands = 22_100

/** What is left of the hands once three cards are gone. */
const otherHands = 18_424

export function teenPattiProof({ duel, pairPlus }: RulesOf<'teen-patti'>): Proof {
  const tied = fraction(equalPairs, hands * otherHands)
  const won = times(minus(one, tied), fraction(1, 2))
  const plusValue = pairPlus?.map(({ hand, pays }) => expected(fraction(pattiCounts[hand], hands), pays))
  return {
    ways: [
      { way: 'hand-a', value: plus(expected(won, duel), tied) },
      ...(plusValue ? [{ way: 'pair-plus-a', value: sumOf(plusValue) }] : []),
    ],
    unreachable: [],
  }
}
