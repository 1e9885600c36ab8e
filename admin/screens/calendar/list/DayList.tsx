import { Skeleton } from '../../../kit/screen/Skeleton.tsx'
import type { Day } from '../find/days.ts'
import type { Entry } from '../find/entries.ts'
import { EntryItem } from './EntryItem.tsx'

type DayListProps = {
  readonly day: Day
  /** Undefined while they are loading. */
  readonly entries: readonly Entry[] | undefined
}

const name = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

export const sayDay = (day: Day): string => name.format(new Date(`${day}T00:00:00Z`))

/** All that happens on a day. */
export function DayList({ day, entries }: DayListProps) {
  return (
    <section className="calendar-day" aria-label={sayDay(day)}>
      <h2>{sayDay(day)}</h2>
      {!entries && <Skeleton label="Loading the day…" look="lines" />}
      {entries?.length === 0 && <p className="muted">Nothing changes on this day.</p>}
      <ul>
        {entries?.map((entry) => (
          <EntryItem key={entry.key} entry={entry} />
        ))}
      </ul>
    </section>
  )
}
