import { guardCell } from './cells.ts'

/** Without it, spreadsheets assume an older encoding than UTF-8. */
export const byteOrderMark = '\uFEFF'

export function writeCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map((cell) => quote(guardCell(cell))).join(',')}\r\n`).join('')
}

/** Quotes every delimiter that a spreadsheet may assume. */
const quote = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
