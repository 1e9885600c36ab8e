import type { EntryField } from '../../contract/index.ts'
import { enteredProblem } from '../../rules/entry/entered-problem.ts'
import { callError } from './errors.ts'

/** The language of whoever filled the form in. */
type Reader = { readonly locale: string }

type Texts = { readonly textOf: (id: string, locale: string) => string }

/** Throws at the first field that is not filled in correctly; the answer says which, and what is wrong, in the reader's language. */
export function checkEntered(
  texts: Texts,
  reader: Reader,
  fields: readonly EntryField[],
  entered: Readonly<Record<string, string>>,
): void {
  const wrong = enteredProblem(fields, entered)
  if (wrong) throw fieldWrong(texts, reader, wrong)
}

export function fieldWrong(
  { textOf }: Texts,
  { locale }: Reader,
  { field, problem }: { readonly field: string; readonly problem: string },
) {
  return callError('field-wrong', { location: field, message: textOf(problem, locale), details: { problem } })
}
