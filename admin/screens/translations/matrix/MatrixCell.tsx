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
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the grid holds the focus
    <td
      id={id}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only cells of a grid can be selected
      role="gridcell"
      aria-colindex={column}
      aria-selected={isActive}
      onClick={onPointed}
    >
      {children}
    </td>
  )
}
