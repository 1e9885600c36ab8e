import { problemOfText } from '../../model/texts/check-text.ts'
import { sourceLocale, type Texts } from '../../model/texts/language.ts'
import type { Row } from '../../model/texts/rows.ts'
import { decodeFile, replacementCharacter } from './decode.ts'
import { idColumn } from './export-texts.ts'
import { readCsv } from './read-csv.ts'

/** Why a file is rejected, by cell. */
type ImportProblem = { readonly row: number; readonly column: number; readonly message: string }

export type Change = {
  readonly id: string
  readonly locale: string
  readonly before: string | undefined
  readonly after: string
}

export type Import = { readonly problems: readonly ImportProblem[]; readonly changes: readonly Change[] }

/** What a file would change, or why it is rejected. Empty cells change nothing. */
export function importTexts(bytes: Uint8Array, rows: readonly Row[], locales: readonly string[]): Import {
  const { text, isValid } = decodeFile(bytes)
  const [header = [], ...body] = readCsv(text)
  if (!isValid) return { problems: encodingProblems([header, ...body]), changes: [] }
  const headerProblems = checkHeader(header, locales)
  if (headerProblems.length > 0) return { problems: headerProblems, changes: [] }
  const known = new Map(rows.map((row) => [row.id, row]))
  const seen = new Map<string, number>()
  const found = body.map((cells, index): Import => {
    const row = index + 2
    if (cells.every((cell) => cell === '')) return nothing
    const [id = ''] = cells
    const problem = problemOfRow(cells, header.length, { isKnown: known.has(id), earlier: seen.get(id) })
    seen.set(id, row)
    if (problem) return { problems: [{ row, ...problem }], changes: [] }
    return readRow(cells, header, row, known.get(id)?.words ?? {})
  })
  return { problems: found.flatMap(({ problems }) => problems), changes: found.flatMap(({ changes }) => changes) }
}

const nothing: Import = { problems: [], changes: [] }

function encodingProblems(rows: readonly (readonly string[])[]): ImportProblem[] {
  const advice = 'Save the file again as “CSV UTF-8”.'
  const places = rows.flatMap((cells, index) =>
    cells.flatMap((cell, column) =>
      cell.includes(replacementCharacter) ? [{ row: index + 1, column: column + 1 }] : [],
    ),
  )
  return places.map((place) => ({ ...place, message: `This is not UTF-8. ${advice}` }))
}

function checkHeader([first = '', ...columns]: readonly string[], locales: readonly string[]): ImportProblem[] {
  const at = (column: number, message: string) => ({ row: 1, column, message })
  if (first !== idColumn)
    return [at(1, `The first column must be “${idColumn}”, not “${first}”. See an export for an example.`)]
  if (columns.length === 0) return [at(2, `There is no column for a language. Name the columns ${locales.join(', ')}.`)]
  return columns.flatMap((name, index) => {
    if (!locales.includes(name)) return [at(index + 2, `Unknown language “${name}”. Use ${locales.join(', ')}.`)]
    return columns.indexOf(name) < index ? [at(index + 2, `There is another column “${name}”. Keep one of them.`)] : []
  })
}

type Occurrence = { readonly isKnown: boolean; readonly earlier: number | undefined }

function problemOfRow(
  cells: readonly string[],
  columns: number,
  { isKnown, earlier }: Occurrence,
): Omit<ImportProblem, 'row'> | undefined {
  if (!isKnown) return { column: 1, message: `There is no text “${cells[0]}”. Remove the row, or correct the id.` }
  if (earlier !== undefined)
    return { column: 1, message: `“${cells[0]}” is already in row ${earlier}. Keep one of them.` }
  if (cells.length === columns) return undefined
  return {
    column: Math.min(cells.length, columns) + 1,
    message: `The row has ${cells.length} cells, the header ${columns}. Texts with commas need quotes.`,
  }
}

function readRow(cells: readonly string[], header: readonly string[], row: number, words: Texts): Import {
  const stated = header.map((locale, column) => ({ locale, column: column + 1, after: cells[column] ?? '' }))
  const english = stated.find(({ locale }) => locale === sourceLocale)?.after || words[sourceLocale] || ''
  const changed = stated.slice(1).filter(({ locale, after }) => after !== '' && after !== words[locale])
  return {
    problems: changed.flatMap(({ after, column }) => {
      const message = problemOfText(after, english)
      return message ? [{ row, column, message }] : []
    }),
    changes: changed.map(({ locale, after }) => ({ id: cells[0] ?? '', locale, before: words[locale], after })),
  }
}
