import { type SlotRules, symbolWithRole } from '../../kinds/slot/symbols.ts'
import { type Fraction, fraction } from '../fraction.ts'

/** The chances to see no scatter, one, two and so on. */
export function scatterChances(rules: SlotRules): Fraction[] {
  const scatter = symbolWithRole(rules, 'scatter')?.id
  let ways = [1n]
  let all = 1n
  for (const reel of rules.reels) {
    const seen = reel.map(
      (_, stop) =>
        Array.from({ length: rules.rows }, (__, row) => reel[(stop + row) % reel.length]).filter(
          (one) => one === scatter,
        ).length,
    )
    const next = new Array<bigint>(ways.length + rules.rows).fill(0n)
    for (const [before, count] of ways.entries())
      for (const more of seen) next[before + more] = (next[before + more] ?? 0n) + count
    ways = next
    all *= BigInt(reel.length)
  }
  return ways.map((count) => fraction(count, all))
}
