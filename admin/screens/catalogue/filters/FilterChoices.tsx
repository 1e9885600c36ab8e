import { useMemo, useState } from 'react'
import type { FacetId } from '../find/facets.ts'
import { countChoices, type Filter } from '../find/filter.ts'
import type { Row } from '../find/rows.ts'

type FilterChoicesProps = {
  readonly rows: readonly Row[]
  readonly filter: Filter
  readonly id: FacetId
  readonly label: string
  readonly onToggled: (value: string) => void
}

const manyChoices = 10

/** Exists, and counts, only while it is open. */
export function FilterChoices({ rows, filter, id, label, onToggled }: FilterChoicesProps) {
  const [typed, setTyped] = useState('')
  const choices = useMemo(() => countChoices(rows, filter, id), [rows, filter, id])
  const found = choices.filter(({ value }) => value.toLowerCase().includes(typed.toLowerCase()))
  return (
    <>
      {choices.length > manyChoices && (
        <input
          className="input"
          type="search"
          aria-label={`Find in ${label}`}
          placeholder="Find…"
          // biome-ignore lint/a11y/noAutofocus: whoever opens the list is about to type
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <ul className="filter-choices">
        {found.map(({ value, count }) => (
          <li key={value}>
            <label className="tick">
              <input
                type="checkbox"
                checked={filter.chosen[id]?.includes(value) ?? false}
                onChange={() => onToggled(value)}
              />
              <span className="filter-value">{value}</span>
              <span className="muted">{count}</span>
            </label>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="muted">Nothing here.</p>}
    </>
  )
}
