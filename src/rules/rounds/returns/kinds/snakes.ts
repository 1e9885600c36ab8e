import type { RulesOf } from '../../engine.ts'
import { faces, lastRoll, squareAfter } from '../../kinds/snakes.ts'
import { fraction, sumOf } from '../fraction.ts'
import { expected, type Proof } from '../proof.ts'

type Rules = RulesOf<'snakes'>

/** In how many ways the last square is reached with each roll, by following the figure over the board. */
export function snakesProof(rules: Rules): Proof {
  const arrivals = arrivalsByRoll(rules)
  const chance = (roll: number) => fraction(arrivals[roll - 1] ?? 0n, BigInt(faces) ** BigInt(roll))
  return {
    ways: [{ way: 'run', value: sumOf(rules.pays.map(({ rolls, pays }) => expected(chance(rolls), pays))) }],
    unreachable: rules.pays.flatMap(({ rolls }, place) => (chance(rolls).numerator === 0n ? [`/pays/${place}`] : [])),
  }
}

function arrivalsByRoll(rules: Rules): bigint[] {
  let standing = new Map([[0, 1n]])
  return Array.from({ length: lastRoll(rules) }, () => {
    const next = new Map<number, bigint>()
    for (const [square, ways] of standing)
      for (let roll = 1; roll <= faces; roll++) {
        const reached = squareAfter(rules, square, roll)
        next.set(reached, (next.get(reached) ?? 0n) + ways)
      }
    const arrived = next.get(rules.squares) ?? 0n
    next.delete(rules.squares)
    standing = next
    return arrived
  })
}
