import type { RulesOf } from '../../engine.ts'
import { countSpot } from '../../kinds/andar-bahar.ts'
import { choose } from '../choose.ts'
import { type Fraction, fraction, sumOf } from '../fraction.ts'
import { expected, type Proof } from '../proof.ts'

/** After the joker, three of 51 cards have its rank: the first of them ends the round. */
const cards = 51

export function andarBaharProof({ andar, bahar, counts = [] }: RulesOf<'andar-bahar'>): Proof {
  const all = Array.from({ length: cards }, (_, index) => index + 1)
  const chance = (ends: readonly number[]): Fraction =>
    sumOf(ends.map((end) => fraction(choose(cards - end, 2), choose(cards, 3))))
  const within = ({ from, to }: (typeof counts)[number]) => chance(all.filter((end) => end >= from && end <= to))
  return {
    ways: [
      { way: 'andar', value: expected(chance(all.filter((end) => end % 2 === 1)), andar) },
      { way: 'bahar', value: expected(chance(all.filter((end) => end % 2 === 0)), bahar) },
      ...counts.map((range) => ({ way: countSpot(range), value: expected(within(range), range.pays) })),
    ],
    unreachable: counts.flatMap((range, place) => (within(range).numerator === 0n ? [`/counts/${place}`] : [])),
  }
}
