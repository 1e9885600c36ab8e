import type { KeyboardEvent, RefObject } from 'react'
import './search-field.css'

type SearchFieldProps = {
  readonly label: string
  readonly typed: string
  readonly onTyped: (typed: string) => void
  readonly fieldRef: RefObject<HTMLInputElement | null>
  /** Moves the focus into the list. */
  readonly onLeave: () => void
}

export function SearchField({ label, typed, onTyped, fieldRef, onLeave }: SearchFieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && typed) onTyped('')
    else if (event.key === 'ArrowDown' || event.key === 'Enter') onLeave()
    else return
    event.preventDefault()
  }
  return (
    <input
      ref={fieldRef}
      className="input search-field"
      type="search"
      aria-label={label}
      placeholder="Search…   /"
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={(event) => onTyped(event.target.value)}
      onKeyDown={onKeyDown}
    />
  )
}
