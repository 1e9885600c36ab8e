import { writeCsv } from '../../kit/csv/write-csv.ts'
import { sourceLocale } from '../../model/texts/language.ts'
import type { Row } from '../../model/texts/rows.ts'

/** The name of the first column, by which an import finds the texts. */
export const idColumn = 'id'

/** Texts as CSV: the id, English as the source, and the other languages. */
export function exportTexts(rows: readonly Row[], locales: readonly string[]): string {
  const columns = [sourceLocale, ...locales.filter((locale) => locale !== sourceLocale)]
  return writeCsv([
    [idColumn, ...columns],
    ...rows.map(({ id, words }) => [id, ...columns.map((locale) => words[locale] ?? '')]),
  ])
}
