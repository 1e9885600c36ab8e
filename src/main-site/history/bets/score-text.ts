import type { Score } from '../../../contract/index.ts'

type Counted = {
  readonly part: string
  readonly unit: string | undefined
  /** What a competitor is called. */
  readonly sideOf: (side: string) => string
}

/** What settled a market: the counts of both sides, or the order of finish. */
export function scoreText({ counts, ranking }: Score, { part, unit, sideOf }: Counted): string | undefined {
  if (ranking) return ranking.map((place, index) => `${index + 1}. ${place.map(sideOf).join(' = ')}`).join(', ')
  return counts[`${part}.${unit}`]?.join(' – ')
}
