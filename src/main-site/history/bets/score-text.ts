import type { Score } from '../../../contract/index.ts'

type Counted = { readonly part: string; readonly unit: string | undefined }

/** What settled a market: the counts of both sides, or the order of finish. */
export function scoreText({ counts, ranking }: Score, { part, unit }: Counted): string | undefined {
  if (ranking) return ranking.map((place, index) => `${index + 1}. ${place.join(' = ')}`).join(', ')
  return counts[`${part}.${unit}`]?.join(' – ')
}
