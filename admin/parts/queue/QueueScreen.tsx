import type { ComponentProps, ReactNode } from 'react'
import { sayFailure } from '../../api/failure.ts'
import { plural } from '../../kit/format/plural.ts'
import { LoadMore } from '../../kit/screen/LoadMore.tsx'
import { RefreshButton } from '../../kit/screen/RefreshButton.tsx'
import { Screen } from '../../kit/screen/Screen.tsx'
import { FilterForm } from './FilterForm.tsx'
import type { QueueFilter, Views } from './queue-filter.ts'
import './queue.css'

type Counts = { readonly waiting: number; readonly overdue: number }

type QueueScreenProps<Name extends string> = {
  readonly title: string
  readonly query: ComponentProps<typeof LoadMore>['query'] &
    ComponentProps<typeof RefreshButton>['query'] & { readonly error?: Parameters<typeof sayFailure>[0] | undefined }
  /** How much waits, once that is known. */
  readonly counts: Counts | undefined
  /** What waits, and that it waits: "withdrawal", "open". */
  readonly waits: readonly [thing: string, state: string]
  readonly views: Views<Name>
  readonly filter: QueueFilter<Name>
  readonly onFilter: (filter: QueueFilter<Name>) => void
  /** What to load more of. */
  readonly things: string
  /** What is said when nothing waits. */
  readonly none: string
  readonly listed: number
  /** The table, unless it is empty. */
  readonly children: ReactNode
}

/** What waits for a decision of the staff, and what became of the rest. */
export function QueueScreen<Name extends string>(props: QueueScreenProps<Name>) {
  const { title, query, counts, waits, views, filter, onFilter, things, none, listed, children } = props
  const isFiltered = filter.view !== undefined || filter.player !== undefined
  const emptyNote = isFiltered ? `No ${things} match these filters.` : none
  return (
    <Screen title={title} actions={<RefreshButton query={query} />}>
      {counts && counts.waiting > 0 && <Waiting counts={counts} waits={waits} />}
      <FilterForm views={views} filter={filter} onChange={onFilter} />
      {children}
      <LoadMore
        query={query}
        listed={listed}
        label={`Load more ${things}`}
        none={emptyNote}
        failure={query.error && sayFailure(query.error)}
        next={isFiltered && <ShowAll onClick={() => onFilter({})} />}
      />
    </Screen>
  )
}

function ShowAll({ onClick }: { readonly onClick: () => void }) {
  return (
    <button type="button" className="button" onClick={onClick}>
      Show what waits
    </button>
  )
}

type WaitingProps = { readonly counts: Counts; readonly waits: readonly [thing: string, state: string] }

function Waiting({ counts: { waiting, overdue }, waits: [thing, state] }: WaitingProps) {
  return (
    <p className="queue-line">
      {plural(waiting, thing)} {state}
      {overdue > 0 && <span className="badge badge-bad">{overdue} overdue</span>}
    </p>
  )
}
