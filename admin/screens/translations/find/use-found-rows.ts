import { useState } from 'react'
import type { Row } from '../texts/rows.ts'
import { filterRows } from './filter.ts'
import type { View } from './view.ts'

/**
 * The messages that the view lets through. Which they are is looked up when somebody changes the view: a text that has
 * just been mended stays in its place until then.
 */
export function useFoundRows(
  rows: readonly Row[],
  { typed, faults }: View,
  locales: readonly string[],
  isWhole: boolean,
): readonly Row[] {
  const asked = JSON.stringify([typed, faults, locales, isWhole])
  const [held, setHeld] = useState<{ readonly asked: string; readonly ids: ReadonlySet<string> }>()
  if (held?.asked === asked) return rows.filter(({ id }) => held.ids.has(id))
  const found = filterRows(rows, { typed, faults }, locales)
  setHeld({ asked, ids: new Set(found.map(({ id }) => id)) })
  return found
}
