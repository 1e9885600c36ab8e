import { useNavigate } from '@tanstack/react-router'
import { memo, type ReactNode, type RefObject } from 'react'
import type { Row } from '../find/rows.ts'
import type { Order } from '../find/sort.ts'
import type { SelectionOfShown } from '../selection/use-selection.ts'
import { GridHead } from './GridHead.tsx'
import { GridRow } from './GridRow.tsx'
import { gridArea, useGridCommands } from './use-grid-commands.ts'
import { useLandingTable } from './use-landing-table.ts'
import { useRowWindow } from './use-row-window.ts'
import { useVisibleLandings } from './use-visible-landings.ts'
import './grid.css'

type GridProps = {
  readonly rows: readonly Row[]
  readonly selection: SelectionOfShown
  readonly order: Order
  readonly onView: (changes: { readonly order: Order }) => void
  readonly visibility: Record<string, boolean>
  readonly gridRef: RefObject<HTMLTableElement | null>
  /** In place of the rows where there are none. */
  readonly children?: ReactNode
}

/** The landings as a virtual grid, rendered when the rows change rather than at every key press of a search. */
export const Grid = memo(function Grid({ rows, selection, gridRef, onView, children, ...shown }: GridProps) {
  const navigate = useNavigate()
  const { scroller, items, height, isMoving, pageSize } = useRowWindow(rows.length, selection.activeIndex)
  const table = useLandingTable({
    ...shown,
    onOrder: (order) => onView({ order }),
    data: useVisibleLandings(rows, items),
  })
  const open = (index: number) => {
    const record = rows[index]?.landing.record
    if (record) void navigate({ to: '/edit/$', params: { _splat: record } })
  }
  useGridCommands({ selection, open, pageSize })
  const activeIndex = Math.max(0, selection.activeIndex)
  const active = rows[activeIndex]?.landing.slug
  return (
    <div className="grid-scroller" ref={scroller} data-area={gridArea}>
      <table
        ref={gridRef}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid whose rows are selected by keyboard
        role="grid"
        className="grid"
        aria-label="Landings"
        aria-multiselectable
        aria-rowcount={rows.length + 1}
        aria-activedescendant={active === undefined ? undefined : rowId(active)}
        tabIndex={0}
        style={table.widths}
      >
        <GridHead headers={table.headers} selection={selection} />
        <tbody style={{ height }}>
          {table.rows.map((row, at) => {
            const { index = 0, start = 0, size = 0 } = items[at] ?? {}
            return (
              <GridRow
                // By place: the next search changes what the rows show instead of making new ones.
                key={index}
                id={rowId(row.id)}
                row={row}
                index={index}
                start={start}
                height={size}
                isActive={index === activeIndex}
                isMoving={isMoving}
                selection={selection}
                onPointed={() => gridRef.current?.focus({ preventScroll: true })}
                onOpen={() => open(index)}
              />
            )
          })}
        </tbody>
      </table>
      {children}
    </div>
  )
})

const rowId = (slug: string) => `landing-${slug}`
