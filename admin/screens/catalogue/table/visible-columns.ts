import type { ColumnVisibilityState } from '@tanstack/react-table'
import { useState } from 'react'

const key = 'powerplay-columns'

/** There is no room for all columns on a tablet; the others can be chosen. */
const onTablets: ColumnVisibilityState = { dialog: false, tags: false, parent: false }
const onNarrowTablets: ColumnVisibilityState = { ...onTablets, section: false }

function remembered(): ColumnVisibilityState {
  const stored = localStorage.getItem(key)
  if (stored) return JSON.parse(stored) as ColumnVisibilityState
  if (matchMedia('(max-width: 920px)').matches) return onNarrowTablets
  return matchMedia('(max-width: 1100px)').matches ? onTablets : {}
}

/** The visible columns, as last chosen in this browser. */
export function useVisibleColumns() {
  const [visibility, setVisibility] = useState(remembered)
  const choose = (chosen: ColumnVisibilityState) => {
    localStorage.setItem(key, JSON.stringify(chosen))
    setVisibility(chosen)
  }
  return [visibility, choose] as const
}
