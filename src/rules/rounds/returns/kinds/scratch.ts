import type { RulesOf } from '../../engine.ts'
import { fraction, sumOf } from '../fraction.ts'
import { expected, type Proof } from '../proof.ts'

export function scratchProof({ prizes, of }: RulesOf<'scratch'>): Proof {
  const value = sumOf(prizes.map(({ cards, pays }) => expected(fraction(cards, of), pays)))
  return { ways: [{ way: 'card', value }], unreachable: [] }
}
