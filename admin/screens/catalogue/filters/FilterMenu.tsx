import { Popover } from '../../../kit/popover/Popover.tsx'
import type { Chosen, Facet, FacetId } from '../find/facets.ts'
import type { Filter } from '../find/filter.ts'
import type { Row } from '../find/rows.ts'
import { toggleChoice } from '../find/view.ts'
import { FilterChoices } from './FilterChoices.tsx'

type FilterMenuProps = {
  readonly facet: Facet & { readonly id: FacetId }
  readonly rows: readonly Row[]
  readonly filter: Filter
  readonly onChosen: (chosen: Chosen) => void
}

/** One facet: a button with the chosen values, which opens all values with their counts. */
export function FilterMenu({ facet: { id, label }, rows, filter, onChosen }: FilterMenuProps) {
  const chosen = filter.chosen[id] ?? []
  const shown = chosen.length > 1 ? `${label}: ${chosen.length}` : [label, ...chosen].join(': ')
  return (
    <Popover label={shown} title={label} isMarked={chosen.length > 0}>
      <FilterChoices
        rows={rows}
        filter={filter}
        id={id}
        label={label}
        onToggled={(value) => onChosen(toggleChoice(filter.chosen, id, value))}
      />
    </Popover>
  )
}
