import type { RulesOf } from '../../engine.ts'
import { choose } from '../choose.ts'
import { fraction, sumOf } from '../fraction.ts'
import { expected, type Proof } from '../proof.ts'

/** Of all paths, as many lead to a bucket as there are ways to go right so often. */
export function plinkoProof({ boards }: RulesOf<'plinko'>): Proof {
  const ways = boards.map(({ id, buckets }) => {
    const pins = buckets.length - 1
    const values = buckets.map((pays, place) => expected(fraction(choose(pins, place), 2n ** BigInt(pins)), pays))
    return { way: id, value: sumOf(values) }
  })
  return { ways, unreachable: [] }
}
