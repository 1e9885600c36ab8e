import type { EntryField } from '../../contract/index.ts'
import { fieldProblem } from './field-problem.ts'

export type EnteredProblem = {
  /** The name of the field. */
  readonly field: string
  /** The id of the text that says what is wrong. */
  readonly problem: string
}

/** Said of a text that the form has no field for. */
const unknownField = 'ui.cashier.field-wrong'

/** What is wrong with the first field of a form that is not filled in correctly. */
export function enteredProblem(
  fields: readonly EntryField[],
  entered: Readonly<Record<string, string>>,
): EnteredProblem | undefined {
  for (const field of fields) {
    const problem = fieldProblem(field, Object.hasOwn(entered, field.name) ? entered[field.name] : undefined)
    if (problem) return { field: field.name, problem }
  }
  const other = Object.keys(entered).find((name) => !fields.some((field) => field.name === name))
  return other === undefined ? undefined : { field: other, problem: unknownField }
}
