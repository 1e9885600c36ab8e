import { useTable } from '@tanstack/react-table'
import type { Landing } from '../../../model/landings/landing.ts'
import { type Order, sortKeys } from '../find/sort.ts'
import { columns, features } from './columns.tsx'

type Parts = {
  /** The landings of the rows in view. */
  readonly data: Landing[]
  readonly order: Order
  readonly onOrder: (order: Order) => void
  readonly visibility: Record<string, boolean>
}

const gap = 12
/** The checkbox, the thumbnail and the padding. */
const fixedWidth = 110

/** The headers and cells of the rows in view, and the widths of the columns. */
export function useLandingTable({ data, order, onOrder, visibility }: Parts) {
  const sorting = [{ id: order.by, desc: order.isDescending }]
  const table = useTable({
    features,
    columns,
    data,
    getRowId: ({ slug }) => slug,
    manualSorting: true,
    enableSortingRemoval: false,
    // Otherwise the first rows decide, which may not have arrived.
    sortDescFirst: false,
    state: { sorting, columnVisibility: visibility },
    onSortingChange(update) {
      const [sort] = typeof update === 'function' ? update(sorting) : update
      const by = sortKeys.find((key) => key === sort?.id)
      if (by && sort) onOrder({ by, isDescending: sort.desc })
    },
  })
  const widths = table.getVisibleLeafColumns().flatMap(({ columnDef }) => columnDef.meta ?? [])
  return {
    headers: table.getHeaderGroups()[0]?.headers ?? [],
    rows: table.getRowModel().rows,
    widths: {
      '--columns': widths.map(({ atLeast, share }) => `minmax(${atLeast}px, ${share}fr)`).join(' '),
      minWidth: widths.reduce((sum, { atLeast }) => sum + atLeast + gap, fixedWidth),
    },
  }
}

declare module 'react' {
  interface CSSProperties {
    /** The widths of the columns, for the rows. */
    '--columns'?: string
  }
}
