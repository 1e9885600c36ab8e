import type { EntryField } from '../../contract/index.ts'
import { formats } from './formats.ts'
import { matchesWhole } from './whole-match.ts'

/** Says that a field was left empty, unless it has words of its own for that. */
export const usualMissing = 'ui.entry.missing'

/** The id of the text that says what is wrong with an entered text; undefined if the field accepts it. */
export function fieldProblem({ schema, ...field }: EntryField, entered: string | undefined): string | undefined {
  const text = entered?.trim() ?? ''
  if (text === '') return field.missing ?? usualMissing
  const length = [...text].length
  if (length > schema.maxLength || length < (schema.minLength ?? 1)) return field.wrongLength ?? field.problem
  return hasForm(schema, text) ? undefined : field.problem
}

function hasForm({ format, pattern }: EntryField['schema'], text: string): boolean {
  return (format === undefined || formats[format](text)) && (pattern === undefined || matchesWhole(pattern, text))
}
