import type { ReactNode } from 'react'

type MatrixCellProps = {
  readonly id: string
  readonly column: number
  readonly isActive: boolean
  readonly onPointed: () => void
  readonly children: ReactNode
}

/** A cell of the grid, which holds the focus and handles the keys. */
export function MatrixCell({ id, column, isActive, onPointed, children }: MatrixCellProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the matrix's
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is the matrix's
    <td
      id={id}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only cells of grids can be selected
      role="gridcell"
      aria-colindex={column}
      aria-selected={isActive}
      onClick={onPointed}
    >
      {children}
    </td>
  )
}
