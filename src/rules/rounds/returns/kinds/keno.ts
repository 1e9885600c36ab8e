import type { RulesOf } from '../../engine.ts'
import { choose } from '../choose.ts'
import { fraction, sumOf } from '../fraction.ts'
import { expected, type Proof } from '../proof.ts'

export function kenoProof({ numbers, drawn, pays }: RulesOf<'keno'>): Proof {
  const all = choose(numbers, drawn)
  const chance = (picks: number, hits: number) =>
    fraction(choose(picks, hits) * choose(numbers - picks, drawn - hits), all)
  return {
    ways: pays.map(({ picks, prizes }) => ({
      way: `picks-${picks}`,
      value: sumOf(prizes.map((prize) => expected(chance(picks, prize.hits), prize.pays))),
    })),
    unreachable: pays.flatMap(({ picks, prizes }, place) =>
      prizes.flatMap(({ hits }, index) =>
        chance(picks, hits).numerator === 0n ? [`/pays/${place}/prizes/${index}`] : [],
      ),
    ),
  }
}
