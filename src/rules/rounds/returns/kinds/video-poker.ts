import type { RulesOf } from '../../engine.ts'
import { fraction, sumOf } from '../fraction.ts'
import { expected, type Proof } from '../proof.ts'
import { made, madeOf } from '../video-poker-hands.ts'

export function videoPokerProof({ pays }: RulesOf<'video-poker'>): Proof {
  const value = sumOf(pays.map((one) => expected(fraction(made[one.hand], madeOf), one.pays)))
  return { ways: [{ way: 'usual-play', value }], unreachable: [] }
}
