import { type Chosen, facets } from '../find/facets.ts'
import type { Filter } from '../find/filter.ts'
import type { Row } from '../find/rows.ts'
import { FilterMenu } from './FilterMenu.tsx'
import './filters.css'

type FiltersProps = {
  readonly rows: readonly Row[]
  readonly filter: Filter
  readonly onChosen: (chosen: Chosen) => void
}

export function Filters({ rows, filter, onChosen }: FiltersProps) {
  return facets.map((facet) => (
    <FilterMenu key={facet.id} facet={facet} rows={rows} filter={filter} onChosen={onChosen} />
  ))
}
