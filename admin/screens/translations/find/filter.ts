import { hasWords, wordsOf } from '../../../kit/search/words.ts'
import type { Row } from '../../../model/texts/rows.ts'
import type { FaultId } from './fault-ids.ts'
import { faults } from './faults.ts'
import type { View } from './view.ts'

/** The languages that are shown, in the site's order. */
export function shownLocales(all: readonly string[], { locales }: Pick<View, 'locales'>): readonly string[] {
  const chosen = all.filter((locale) => locales.includes(locale))
  return chosen.length > 0 ? chosen : all
}

/** The texts with every typed word, and with one of the chosen faults in one of these languages. */
export function filterRows(
  rows: readonly Row[],
  { typed, faults: chosen }: Pick<View, 'typed' | 'faults'>,
  locales: readonly string[],
): readonly Row[] {
  const words = wordsOf(typed)
  if (words.length === 0 && chosen.length === 0) return rows
  return rows.filter(
    (row) => hasWords(row, words) && (chosen.length === 0 || chosen.some((id) => isAnywhere(row, locales, id))),
  )
}

/** The number of texts with a fault. */
export function countFault(rows: readonly Row[], typed: string, locales: readonly string[], id: FaultId): number {
  return filterRows(rows, { typed, faults: [id] }, locales).length
}

const isAnywhere = (row: Row, locales: readonly string[], id: FaultId) =>
  locales.some((locale) => faults[id].isFound(row, locale))
