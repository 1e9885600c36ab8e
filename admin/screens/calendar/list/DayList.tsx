import type { Day } from '../find/days.ts'
import type { Entry } from '../find/entries.ts'
import { EntryItem } from './EntryItem.tsx'

type DayListProps = {
  readonly day: Day
  readonly entries: readonly Entry[]
  /** Said of a day without entries. */
  readonly none?: string
}

const name = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

export const sayDay = (day: Day): string => name.format(new Date(`${day}T00:00:00Z`))

/** All that happens on a day. */
export function DayList({ day, entries, none }: DayListProps) {
  return (
    <section className="calendar-day" aria-label={sayDay(day)}>
      <h2>{sayDay(day)}</h2>
      {entries.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <EntryItem key={entry.key} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  )
}
