import type { RulesOf } from '../../engine.ts'
import { fraction } from '../fraction.ts'
import type { Proof } from '../proof.ts'

/** No offer is above the mean of the closed cases: whoever keeps the case gets the mean of all in the long run. */
export function dealProof({ cases }: RulesOf<'deal'>): Proof {
  const sum = cases.reduce((total, pays) => total + pays, 0)
  return { ways: [{ way: 'no-deal', value: fraction(sum, cases.length * 1000) }], unreachable: [] }
}
