import { plural } from '../../../kit/format/plural.ts'
import type { Day } from '../find/days.ts'
import type { Entry } from '../find/entries.ts'
import { sayDay } from '../list/DayList.tsx'
import { timeOf } from '../list/EntryItem.tsx'

type DayCellProps = {
  readonly day: Day
  /** Undefined while they are loading. */
  readonly entries: readonly Entry[] | undefined
  readonly isActive: boolean
  readonly isToday: boolean
  readonly isOutside: boolean
  readonly onPicked: () => void
}

const mostShown = 3

/** A day of the month: its first entries, and how many there are. */
export function DayCell({ day, entries, isActive, isToday, isOutside, onPicked }: DayCellProps) {
  const more = (entries?.length ?? 0) - mostShown
  return (
    <td
      data-active={isActive || undefined}
      className="calendar-cell"
      data-today={isToday || undefined}
      data-outside={isOutside || undefined}
    >
      <button
        type="button"
        id={cellId(day)}
        tabIndex={isActive ? 0 : -1}
        aria-pressed={isActive}
        aria-current={isToday ? 'date' : undefined}
        onClick={onPicked}
      >
        <span className="unseen">
          {sayDay(day)}: {sayEntries(entries)}
        </span>
        <span className="calendar-number" aria-hidden="true">
          {Number(day.slice(8))}
        </span>
        {entries?.slice(0, mostShown).map(({ key, kind, at, label, what }) => (
          <span key={key} className="calendar-chip" data-kind={kind} title={`${label}: ${what}`}>
            <span className="calendar-chip-time">{timeOf(at)}</span> {label}
          </span>
        ))}
        {more > 0 && <span className="calendar-more muted">+ {more} more</span>}
      </button>
    </td>
  )
}

function sayEntries(entries: DayCellProps['entries']): string {
  if (!entries) return 'loading'
  return entries.length > 0 ? plural(entries.length, 'entry', 'entries') : 'nothing'
}

export const cellId = (day: Day): string => `day-${day}`
