import type { ColumnVisibilityState } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { columnIds } from './columns.tsx'

const key = 'powerplay-columns'

/** There is no room for all columns on a small laptop or a tablet; the others can be chosen. */
const onLaptops: ColumnVisibilityState = { section: false }
const onTablets: ColumnVisibilityState = { dialog: false, tags: false, parent: false }
const onNarrowTablets: ColumnVisibilityState = { ...onTablets, section: false }
const onPhones: ColumnVisibilityState = { ...onNarrowTablets, theme: false, market: false, changed: false }

function remembered(): ColumnVisibilityState {
  const stored = localStorage.getItem(key)
  if (stored) return JSON.parse(stored) as ColumnVisibilityState
  if (matchMedia('(max-width: 600px)').matches) return onPhones
  if (matchMedia('(max-width: 920px)').matches) return onNarrowTablets
  if (matchMedia('(max-width: 1100px)').matches) return onTablets
  return matchMedia('(max-width: 1340px)').matches ? onLaptops : {}
}

const shownIn = (visibility: ColumnVisibilityState) => columnIds.filter((id) => visibility[id] !== false)

/** The visible columns: those of the view, or else as last chosen in this browser. */
export function useVisibleColumns(
  ofView: readonly string[] | undefined,
  onChosen: (columns: readonly string[]) => void,
) {
  const [own, setOwn] = useState(remembered)
  const visibility = useMemo(
    () => (ofView ? Object.fromEntries(columnIds.map((id) => [id, ofView.includes(id)])) : own),
    [ofView, own],
  )
  const choose = (chosen: ColumnVisibilityState) => {
    if (ofView) return onChosen(shownIn(chosen))
    localStorage.setItem(key, JSON.stringify(chosen))
    setOwn(chosen)
  }
  return { visibility, shown: shownIn(visibility), choose }
}
