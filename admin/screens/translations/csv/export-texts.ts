import { sourceLocale } from '../texts/language.ts'
import type { Row } from '../texts/rows.ts'
import { writeCsv } from './write-csv.ts'

/** The name of the first column, by which rows find their texts again. */
export const idColumn = 'id'

/** These texts for a spreadsheet: id, English to translate from, and each language. */
export function exportTexts(rows: readonly Row[], locales: readonly string[]): string {
  const columns = [sourceLocale, ...locales.filter((locale) => locale !== sourceLocale)]
  return writeCsv([
    [idColumn, ...columns],
    ...rows.map(({ id, words }) => [id, ...columns.map((locale) => words[locale] ?? '')]),
  ])
}
