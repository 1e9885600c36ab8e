import type { Share } from '../../../src/rules/settlement/share.ts'

type Ended = readonly (readonly [Share, odds: number])[]

type Terms = { readonly stake: number; readonly size: number; readonly smallest: number }

/** What a bet pays without a maximum, computed another way: by subsets as bits, over a common denominator of all legs. */
export function evaluate(legs: Ended, { stake, size, smallest }: Terms): bigint {
  let sum = 0n
  for (let subset = 0; subset < 2 ** legs.length; subset++) {
    const chosen = legs.filter((_, place) => (subset >> place) & 1)
    if (chosen.length !== size) continue
    const over = 6n * 1000n
    const product = chosen.reduce((all, [{ returned: back, won: part, of }, odds]) => {
      const sixths = (count: number) => (6n * BigInt(count)) / BigInt(of)
      return all * (sixths(back) * 1000n + sixths(part) * BigInt(odds))
    }, BigInt(stake))
    const exact = product / over ** BigInt(size)
    sum += exact - (exact % BigInt(smallest))
  }
  return sum < BigInt(Number.MAX_SAFE_INTEGER) ? sum : BigInt(Number.MAX_SAFE_INTEGER)
}
