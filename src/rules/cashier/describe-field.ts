import type { EntryField, OfferedField } from '../../contract/index.ts'
import { usualMissing } from '../entry/field-problem.ts'

/** A field of a form in the player's language; the browser checks it by the same rules. */
export const describeField = (
  { name, label, problem, missing = usualMissing, wrongLength, schema }: EntryField,
  say: (id: string) => string,
): OfferedField => ({
  name,
  label: say(label),
  problem: say(problem),
  missing: say(missing),
  ...(wrongLength && { wrongLength: say(wrongLength) }),
  schema,
})
