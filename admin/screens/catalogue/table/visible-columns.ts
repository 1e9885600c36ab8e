import type { ColumnVisibilityState } from '@tanstack/react-table'
import { useState } from 'react'

const key = 'powerplay-columns'

/** A tablet has no room for all of them; whoever wants the others chooses them. */
const onTablets: ColumnVisibilityState = { dialog: false, tags: false, parent: false }

function remembered(): ColumnVisibilityState {
  const stored = localStorage.getItem(key)
  if (stored) return JSON.parse(stored) as ColumnVisibilityState
  return matchMedia('(max-width: 1100px)').matches ? onTablets : {}
}

/** Which columns are shown, as it was chosen last in this browser. */
export function useVisibleColumns() {
  const [visibility, setVisibility] = useState(remembered)
  const choose = (chosen: ColumnVisibilityState) => {
    localStorage.setItem(key, JSON.stringify(chosen))
    setVisibility(chosen)
  }
  return [visibility, choose] as const
}
