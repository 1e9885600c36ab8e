import { useNavigate } from '@tanstack/react-router'
import { useTable } from '@tanstack/react-table'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { Row } from '../find/rows.ts'
import { type Order, type SortKey, sortKeys } from '../find/sort.ts'
import type { SelectionOfShown } from '../selection/use-selection.ts'
import { columns, features } from './columns.tsx'
import { GridHead } from './GridHead.tsx'
import { GridRow } from './GridRow.tsx'
import { gridArea, useGridCommands } from './use-grid-commands.ts'
import { useVisibleLandings } from './use-visible-landings.ts'
import './grid.css'

type GridProps = {
  readonly rows: readonly Row[]
  readonly selection: SelectionOfShown
  readonly order: Order
  readonly onOrder: (order: Order) => void
  readonly visibility: Record<string, boolean>
  readonly gridRef: RefObject<HTMLTableElement | null>
  /** What stands in place of the rows where there are none. */
  readonly children?: ReactNode
}

declare module 'react' {
  interface CSSProperties {
    /** The widths of the columns, for the rows. */
    '--columns'?: string
  }
}

const rowHeight = 60

/** The landings as a grid, of which only the visible rows exist. */
export function Grid({ rows, selection, order, onOrder, visibility, gridRef, children }: GridProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { activeIndex } = selection
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    // The active row always exists: the grid's focus points at it.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.max(0, activeIndex)])].sort((a, b) => a - b),
  })
  const items = virtualizer.getVirtualItems()
  const data = useVisibleLandings(rows, items)
  const table = useTable({
    features,
    columns,
    data,
    getRowId: ({ slug }) => slug,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting: [{ id: order.by, desc: order.isDescending }], columnVisibility: visibility },
    onSortingChange: (update) => {
      const [sort] = typeof update === 'function' ? update([{ id: order.by, desc: order.isDescending }]) : update
      const by = sortKeys.find((key): key is SortKey => key === sort?.id)
      if (by && sort) onOrder({ by, isDescending: sort.desc })
    },
  })
  useEffect(() => {
    if (activeIndex >= 0) virtualizer.scrollToIndex(activeIndex)
  }, [activeIndex, virtualizer])
  const open = (index: number) => {
    const record = rows[index]?.landing.record
    if (record) void navigate({ to: '/edit/$', params: { _splat: record } })
  }
  useGridCommands({
    selection,
    open,
    pageSize: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1),
  })
  const shownColumns = table
    .getVisibleLeafColumns()
    .map(({ columnDef }) => columnDef.meta ?? { atLeast: 100, share: 0 })
  const template = shownColumns.map(({ atLeast, share }) => `minmax(${atLeast}px, ${share || 0.001}fr)`).join(' ')
  const active = rows[Math.max(0, activeIndex)]?.landing.slug
  const visibleRows = table.getRowModel().rows
  return (
    <div className="grid-scroller" ref={scroller} data-area={gridArea}>
      <table
        ref={gridRef}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows are chosen with keys, as grids have it
        role="grid"
        className="grid"
        aria-label="Landings"
        aria-multiselectable
        aria-rowcount={rows.length + 1}
        aria-activedescendant={active === undefined ? undefined : rowId(active)}
        tabIndex={0}
        style={{
          '--columns': template,
          minWidth: shownColumns.reduce((sum, { atLeast }) => sum + atLeast + 12, 110),
        }}
      >
        <GridHead headers={table.getHeaderGroups()[0]?.headers ?? []} selection={selection} />
        <tbody style={{ height: virtualizer.getTotalSize() }}>
          {items.map(({ index, start }, at) => {
            const row = visibleRows[at]
            return (
              row && (
                <GridRow
                  key={row.id}
                  id={rowId(row.id)}
                  row={row}
                  index={index}
                  start={start}
                  isActive={index === Math.max(0, activeIndex)}
                  isMoving={virtualizer.isScrolling}
                  selection={selection}
                  onPointed={() => gridRef.current?.focus({ preventScroll: true })}
                  onOpen={() => open(index)}
                />
              )
            )
          })}
        </tbody>
      </table>
      {children}
    </div>
  )
}

const rowId = (slug: string) => `landing-${slug}`
