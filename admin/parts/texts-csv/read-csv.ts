import { unguardCell } from '../../kit/csv/cells.ts'
import { byteOrderMark } from '../../kit/csv/write-csv.ts'

const delimiters = [',', ';', '\t'] as const

/** The cells of a file, row by row. In many countries spreadsheets write semicolons in place of commas. */
export function readCsv(text: string): string[][] {
  const content = text.startsWith(byteOrderMark) ? text.slice(byteOrderMark.length) : text
  const [head = ''] = content.split(/[\r\n]/, 1)
  const delimiter = delimiters.find((one) => head.includes(one)) ?? ','
  const rows: string[][] = []
  let row: string[] = []
  for (let at = 0; at < content.length; ) {
    const { cell, end } = content[at] === '"' ? quotedCell(content, at, delimiter) : plainCell(content, at, delimiter)
    row.push(unguardCell(cell))
    if (content[end] === delimiter) {
      at = end + 1
      if (at < content.length) continue
      row.push('')
    } else at = end + (content.startsWith('\r\n', end) ? 2 : 1)
    rows.push(row)
    row = []
  }
  return rows
}

type Cell = { readonly cell: string; readonly end: number }

function plainCell(content: string, start: number, delimiter: string): Cell {
  let end = start
  while (end < content.length && !`${delimiter}\r\n`.includes(content[end] ?? '')) end++
  return { cell: content.slice(start, end), end }
}

/** A quote within quotes is doubled; anything after the closing quote still belongs to the cell. */
function quotedCell(content: string, start: number, delimiter: string): Cell {
  let end = content.indexOf('"', start + 1)
  while (end >= 0 && content[end + 1] === '"') end = content.indexOf('"', end + 2)
  const last = end < 0 ? content.length : end
  const rest = plainCell(content, last + 1, delimiter)
  return { cell: content.slice(start + 1, last).replaceAll('""', '"') + rest.cell, end: rest.end }
}
