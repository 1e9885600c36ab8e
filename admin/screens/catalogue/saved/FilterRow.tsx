import type { MouseEventHandler } from 'react'
import type { SavedFilter } from '../../../model/landings/saved-filter.ts'

type FilterRowProps = {
  readonly filter: SavedFilter
  readonly isCurrent: boolean
  readonly onPicked: () => void
  /** Absent if it is not this member's to change. */
  readonly onEdit: MouseEventHandler<HTMLButtonElement> | undefined
}

/** A saved filter: its name shows what it filters. */
export function FilterRow({ filter: { name, by, isMine, isShared }, isCurrent, onPicked, onEdit }: FilterRowProps) {
  return (
    <li className="saved-filter">
      <button type="button" className="saved-filter-name" aria-current={isCurrent || undefined} onClick={onPicked}>
        <span>{name}</span>
        <span className="muted">{isMine ? isShared && 'shared' : by}</span>
      </button>
      {onEdit && (
        <button type="button" className="button button-small button-quiet" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </button>
      )}
    </li>
  )
}
