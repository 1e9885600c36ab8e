import { useState } from 'react'
import type { Row } from '../../../model/texts/rows.ts'
import { filterRows } from './filter.ts'
import type { View } from './view.ts'

/**
 * The texts that match the view. They are searched when the view changes: a text that has just been corrected stays in its
 * place until then.
 */
export function useFoundRows(
  rows: readonly Row[],
  { typed, faults }: View,
  locales: readonly string[],
  isComplete: boolean,
): readonly Row[] {
  const question = JSON.stringify([typed, faults, locales, isComplete])
  const [held, setHeld] = useState<{ readonly question: string; readonly ids: ReadonlySet<string> }>()
  if (held?.question === question) return rows.filter(({ id }) => held.ids.has(id))
  const found = filterRows(rows, { typed, faults }, locales)
  setHeld({ question, ids: new Set(found.map(({ id }) => id)) })
  return found
}
