import { type SlotRules, symbolWithRole } from '../../kinds/slot/symbols.ts'
import { type Fraction, fraction } from '../fraction.ts'

/** The mean number of ways of a run of exactly one, two … of a symbol; the reels stop independently. */
export function wayRuns({ reels, rows, ...rules }: SlotRules, id: string): Fraction[] {
  const wild = symbolWithRole({ reels, rows, ...rules }, 'wild')?.id
  const seen = reels.map((reel) => {
    const counts = reel.map(
      (_, stop) =>
        Array.from({ length: rows }, (__, row) => reel[(stop + row) % reel.length]).filter(
          (one) => one === id || one === wild,
        ).length,
    )
    return {
      sum: BigInt(counts.reduce((sum, count) => sum + count, 0)),
      none: BigInt(counts.filter((count) => count === 0).length),
      stops: BigInt(reel.length),
    }
  })
  return seen.map((_, place) => {
    const run = seen.slice(0, place + 1)
    const after = seen[place + 1]
    const ways = run.reduce((product, { sum }) => product * sum, after?.none ?? 1n)
    return fraction(
      ways,
      run.reduce((product, { stops }) => product * stops, after?.stops ?? 1n),
    )
  })
}
