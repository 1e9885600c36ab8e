import { csvLine } from '../../../src/rules/csv-line.ts'
import { guardCell } from './cells.ts'

/** Without it, spreadsheets assume an older encoding than UTF-8. */
export const byteOrderMark = '\uFEFF'

export function writeCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => csvLine(row.map(guardCell))).join('')
}
