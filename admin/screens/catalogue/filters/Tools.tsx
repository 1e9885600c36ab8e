import type { ReactNode, RefObject } from 'react'
import { SearchField } from '../../../kit/fields/SearchField.tsx'
import { type Chosen, facets } from '../find/facets.ts'
import type { Row } from '../find/rows.ts'
import type { View } from '../find/view.ts'
import { FilterMenu } from './FilterMenu.tsx'

type ToolsProps = {
  readonly rows: readonly Row[]
  readonly view: View
  readonly onTyped: (typed: string) => void
  readonly onChosen: (chosen: Chosen) => void
  readonly onClear: () => void
  readonly fieldRef: RefObject<HTMLInputElement | null>
  /** Moves the focus into the list. */
  readonly onLeave: () => void
  /** What is said of the search. */
  readonly children: ReactNode
}

/** The search and the filters of the list. */
export function Tools({ rows, view, onTyped, onChosen, onClear, fieldRef, onLeave, children }: ToolsProps) {
  return (
    <search className="catalogue-tools">
      <SearchField label="Search landings" typed={view.typed} onTyped={onTyped} fieldRef={fieldRef} onLeave={onLeave} />
      {facets.map((facet) => (
        <FilterMenu key={facet.id} facet={facet} rows={rows} filter={view} onChosen={onChosen} />
      ))}
      {Object.keys(view.chosen).length > 0 && (
        <button type="button" className="button button-small button-quiet" onClick={onClear}>
          Clear filters
        </button>
      )}
      {children}
    </search>
  )
}
