import type { KeyboardEvent, RefObject } from 'react'

type SearchFieldProps = {
  readonly typed: string
  readonly onTyped: (typed: string) => void
  readonly fieldRef: RefObject<HTMLInputElement | null>
  /** Leads into the list. */
  readonly onLeave: () => void
}

export function SearchField({ typed, onTyped, fieldRef, onLeave }: SearchFieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && typed) onTyped('')
    else if (event.key === 'ArrowDown' || event.key === 'Enter') onLeave()
    else return
    event.preventDefault()
  }
  return (
    <input
      ref={fieldRef}
      className="input catalogue-search"
      type="search"
      aria-label="Search landings"
      placeholder="Search by any words   /"
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={(event) => onTyped(event.target.value)}
      onKeyDown={onKeyDown}
    />
  )
}
