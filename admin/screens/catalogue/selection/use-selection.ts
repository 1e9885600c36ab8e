import { useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Row } from '../find/rows.ts'
import { selection, splitSelection } from './selection.ts'

const { moved, toggled, extended, replaced } = selection.actions

/** The selection among the rows that are shown. */
export function useSelection(rows: readonly Row[]) {
  const { selected, active } = useSelector(selection.selectSlice)
  const dispatch = useDispatch()
  const shown = useMemo(() => rows.map(({ landing }) => landing.slug), [rows])
  const activeIndex = useMemo(() => (active === undefined ? -1 : shown.indexOf(active)), [shown, active])
  const all = useMemo(() => new Set(selected), [selected])
  const split = useMemo(() => splitSelection(selected, new Set(shown)), [selected, shown])
  return useMemo(
    () => ({
      ...split,
      shown,
      activeIndex,
      isSelected: (slug: string) => all.has(slug),
      move: (slug: string) => void dispatch(moved(slug)),
      toggle: (slug: string) => void dispatch(toggled(slug)),
      extend: (slug: string) => void dispatch(extended({ to: slug, shown })),
      selectShown: () => void dispatch(replaced(shown)),
      clear: () => void dispatch(replaced([])),
      deselectHidden: () => void dispatch(replaced(split.visible)),
    }),
    [split, shown, activeIndex, all, dispatch],
  )
}

export type SelectionOfShown = ReturnType<typeof useSelection>
