/** A line of a CSV file. Every delimiter that a spreadsheet may assume is quoted. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quote).join(',')}\r\n`

const quote = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
