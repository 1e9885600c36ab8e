import type { Entry } from '../find/entries.ts'
import { DayList } from './DayList.tsx'

/** A month day by day, without the days on which nothing happens. */
export function CalendarList({ entries }: { readonly entries: readonly Entry[] }) {
  const days = [...Map.groupBy(entries, ({ day }) => day)]
  return (
    <div className="calendar-list">
      {days.length === 0 && <p className="muted">Nothing changes in this month.</p>}
      {days.map(([day, ofDay]) => (
        <DayList key={day} day={day} entries={ofDay} />
      ))}
    </div>
  )
}
