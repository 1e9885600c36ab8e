import { FlexRender, type Row as TableRow } from '@tanstack/react-table'
import type { MouseEvent } from 'react'
import { type Landing, nameOf } from '../../../model/landings/landing.ts'
import type { SelectionOfShown } from '../selection/use-selection.ts'
import type { features } from './columns.tsx'
import { Thumbnail } from './Thumbnail.tsx'

type GridRowProps = {
  readonly id: string
  readonly row: TableRow<typeof features, Landing>
  readonly index: number
  /** The distance from the head in pixels. */
  readonly start: number
  readonly height: number
  readonly isActive: boolean
  readonly isMoving: boolean
  readonly selection: SelectionOfShown
  readonly onPointed: () => void
  readonly onOpen: () => void
}

export function GridRow(props: GridRowProps) {
  const { id, row, index, start, height, isActive, isMoving, selection, onPointed, onOpen } = props
  const { slug, isNew } = row.original
  const isSelected = selection.isSelected(slug)
  const point = ({ shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    if (shiftKey) selection.extend(slug)
    else if (ctrlKey || metaKey) selection.toggle(slug)
    else selection.move(slug)
    onPointed()
  }
  return (
    <tr
      id={id}
      className="grid-row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-active={isActive || undefined}
      style={{ transform: `translateY(${start}px)`, height }}
      onClick={point}
      onDoubleClick={onOpen}
    >
      <td className="grid-check">
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={`Select ${nameOf(row.original)}`}
          checked={isSelected}
          onClick={(event) => event.stopPropagation()}
          onChange={({ nativeEvent }) => {
            if ('shiftKey' in nativeEvent && nativeEvent.shiftKey) selection.extend(slug)
            else selection.toggle(slug)
            onPointed()
          }}
        />
      </td>
      <td>
        <Thumbnail slug={isNew ? undefined : slug} isMoving={isMoving} />
      </td>
      {row.getVisibleCells().map((cell) => (
        <td key={cell.id}>
          <FlexRender cell={cell} />
        </td>
      ))}
    </tr>
  )
}
