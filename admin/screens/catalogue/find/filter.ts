import { hasWords, wordsOf } from '../../../kit/search/words.ts'
import { type Chosen, type FacetId, facets, isChosen } from './facets.ts'
import type { Row } from './rows.ts'

export type Filter = { readonly typed: string; readonly chosen: Chosen }

export function filterRows(rows: readonly Row[], { typed, chosen }: Filter): readonly Row[] {
  const words = wordsOf(typed)
  if (words.length === 0 && Object.keys(chosen).length === 0) return rows
  return rows.filter((row) => hasWords(row, words) && isChosen(row.landing, chosen))
}

export type Choice = { readonly value: string; readonly count: number }

/** The values of a facet, with the number of landings that each would show along with the other filters. */
export function countChoices(rows: readonly Row[], { typed, chosen }: Filter, id: FacetId): Choice[] {
  const facet = facets.find((one) => one.id === id) ?? facets[0]
  const words = wordsOf(typed)
  const counts = new Map<string, number>((chosen[id] ?? []).map((value) => [value, 0]))
  for (const row of rows) {
    if (!hasWords(row, words) || !isChosen(row.landing, chosen, id)) continue
    for (const value of facet.valuesOf(row.landing)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
}
