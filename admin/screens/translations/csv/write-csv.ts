import { guardCell } from './cells.ts'

/** Spreadsheets take a file without it for one of their own, older encoding. */
export const byteOrderMark = '\uFEFF'

export function writeCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map((cell) => quote(guardCell(cell))).join(',')}\r\n`).join('')
}

/** Every delimiter that a reader may believe in stands in quotes. */
const quote = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
