import type { RulesOf } from '../../engine.ts'
import { crashChances } from '../../kinds/crash-curve.ts'
import { fraction } from '../fraction.ts'
import type { Proof } from '../proof.ts'

/** A round reaches a multiplier with so many of the equally likely numbers, which makes all cash-outs worth the same. */
export function crashProof({ edge, highest }: RulesOf<'crash'>): Proof {
  const ways = [1010, 2000, highest].map((at) => {
    const reached = (BigInt(10_000 - edge) * BigInt(crashChances / 10)) / BigInt(at)
    return { way: `at-${at / 1000}`, value: fraction(reached * BigInt(at), BigInt(crashChances) * 1000n) }
  })
  return { ways, unreachable: [] }
}
