import { useMemo, useState } from 'react'
import { TickList } from '../../../kit/fields/TickList.tsx'
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

/** With more values than this, a search stands above them. */
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
          aria-label={`Search ${label}`}
          placeholder="Search…"
          data-focused-first
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <TickList
        choices={found.map(({ value, count }) => ({ value, text: value, note: count }))}
        isChosen={(value) => filter.chosen[id]?.includes(value) ?? false}
        onToggled={onToggled}
      />
      {found.length === 0 && rows.length > 0 && <p className="muted">No matches.</p>}
    </>
  )
}
