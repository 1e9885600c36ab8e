import type { RulesOf } from '../engine.ts'

type Rules = RulesOf<'ladder'>

/** What so many safe steps pay, in thousandths: the inverse of their chance, less the house edge. */
export function ladderFactor(
  { edge }: Pick<Rules, 'edge'>,
  { of, dangers }: Pick<Rules['difficulties'][number], 'of' | 'dangers'>,
  steps: number,
): number {
  if (steps === 0) return 1000
  const power = BigInt(steps)
  return Number((BigInt(10_000 - edge) * BigInt(of) ** power) / (10n * BigInt(of - dangers) ** power))
}
