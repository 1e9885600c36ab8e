import type { RulesOf } from '../../engine.ts'
import { ladderFactor } from '../../kinds/ladder-factor.ts'
import { fraction } from '../fraction.ts'
import { expected, type Proof } from '../proof.ts'

export function ladderProof(rules: RulesOf<'ladder'>): Proof {
  const ways = rules.difficulties.flatMap((difficulty) =>
    Array.from({ length: difficulty.steps }, (_, index) => {
      const { id, of, dangers } = difficulty
      const power = BigInt(index + 1)
      const safe = fraction(BigInt(of - dangers) ** power, BigInt(of) ** power)
      return { way: `${id}-${index + 1}`, value: expected(safe, ladderFactor(rules, difficulty, index + 1)) }
    }),
  )
  return { ways, unreachable: [] }
}
