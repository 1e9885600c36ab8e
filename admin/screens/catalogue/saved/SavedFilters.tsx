import { type MouseEvent, useState } from 'react'
import { api } from '../../../api/api.ts'
import { useCommands } from '../../../kit/commands/use-commands.ts'
import { Popover } from '../../../kit/popover/Popover.tsx'
import { useCopy } from '../../../kit/toasts/use-copy.ts'
import { type SavedFilter, searchOfSaved, textOfSearch } from '../../../model/landings/saved-filter.ts'
import { useStaff } from '../../../model/staff/staff.ts'
import { searchOf, type View, viewOf } from '../find/view.ts'
import { FilterDialog } from './FilterDialog.tsx'
import { FilterRow } from './FilterRow.tsx'
import './saved-filters.css'

type SavedFiltersProps = {
  /** What the list shows, with its columns. */
  readonly view: View
  readonly onPicked: (view: View) => void
}

const textOf = (view: View) => textOfSearch(searchOf(view))

/** The saved filters of this member and those of colleagues: to find, to save, to change and to send. */
export function SavedFilters({ view, onPicked }: SavedFiltersProps) {
  const { data } = api.useSavedFiltersQuery(undefined, { refetchOnMountOrArgChange: true })
  const [opened, setOpened] = useState<SavedFilter | 'new'>()
  const copy = useCopy()
  const isAdministrator = useStaff().role === 'administrator'
  const search = textOf(view)
  const filters = (data?.filters ?? []).map((filter) => ({ ...filter, view: viewOf(searchOfSaved(filter.search)) }))
  const current = filters.find((filter) => textOf(filter.view) === search)
  const save = () => setOpened('new')
  const fromPanel = (open: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
    // The panel closes, and the dialog gives the focus back to what had it.
    event.currentTarget.closest('.popover')?.querySelector('button')?.focus()
    open()
  }
  useCommands([{ id: 'save-filter', group: 'Landings', label: 'Save this filter', run: save }])
  return (
    <>
      <Popover label={current?.name ?? 'Saved filters'} title="Saved filters" isMarked={current !== undefined}>
        {filters.length > 0 && (
          <ul className="saved-filters">
            {filters.map((filter) => (
              <FilterRow
                key={filter.id}
                filter={filter}
                isCurrent={filter === current}
                onPicked={() => onPicked(filter.view)}
                onEdit={filter.isMine || isAdministrator ? fromPanel(() => setOpened(filter)) : undefined}
              />
            ))}
          </ul>
        )}
        <div className="saved-filter-acts">
          <button type="button" className="button button-small" onClick={fromPanel(save)}>
            Save this filter…
          </button>
          <button
            type="button"
            className="button button-small button-quiet"
            onClick={() => void copy(`${location.origin}${location.pathname}#/?${search}`, 'Link to this list')}
          >
            Copy link
          </button>
        </div>
      </Popover>
      {opened && (
        <FilterDialog
          filter={opened === 'new' ? undefined : opened}
          search={search}
          onSaved={() => onPicked(view)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
