import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../../kit/screen/EmptyState.tsx'
import { Skeleton } from '../../../kit/screen/Skeleton.tsx'
import type { Entry } from '../find/entries.ts'
import { DayList } from './DayList.tsx'

/** A month day by day, without the days on which nothing happens; undefined while it is loading. */
export function CalendarList({ entries }: { readonly entries: readonly Entry[] | undefined }) {
  if (!entries) return <Skeleton label="Loading the month…" />
  const days = [...Map.groupBy(entries, ({ day }) => day)]
  return (
    <div className="calendar-list">
      {days.length === 0 && (
        <EmptyState title="Nothing changes in this month.">
          <p>
            Plan a launch with “Publish…” in the editor of a <Link to="/">landing</Link>.
          </p>
        </EmptyState>
      )}
      {days.map(([day, ofDay]) => (
        <DayList key={day} day={day} entries={ofDay} />
      ))}
    </div>
  )
}
