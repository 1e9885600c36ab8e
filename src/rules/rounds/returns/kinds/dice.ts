import type { RulesOf } from '../../engine.ts'
import { diceFactor } from '../../kinds/dice.ts'
import { fraction } from '../fraction.ts'
import type { Proof } from '../proof.ts'

/** Of all chances that can be bet on, the one that returns most and the one that returns least. */
export function diceProof(rules: RulesOf<'dice'>): Proof {
  const all = Array.from({ length: rules.likeliest - rules.rarest + 1 }, (_, index) => rules.rarest + index)
  const returned = (chances: number) => chances * diceFactor(rules, chances)
  const sorted = all.sort((one, other) => returned(one) - returned(other))
  const ways = [sorted[0] ?? 1, sorted.at(-1) ?? 1].map((chances) => ({
    way: `chance-${chances / 100}`,
    value: fraction(returned(chances), 10_000_000),
  }))
  return { ways, unreachable: [] }
}
