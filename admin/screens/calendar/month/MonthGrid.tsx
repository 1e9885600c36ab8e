import { type KeyboardEvent, useEffect, useRef } from 'react'
import { addDays, addMonths, type Day, type Month, monthOf, weekdayOf, weeksOf } from '../find/days.ts'
import type { Entry } from '../find/entries.ts'
import { cellId, DayCell } from './DayCell.tsx'

type MonthGridProps = {
  readonly month: Month
  readonly today: Day
  readonly active: Day
  readonly onActive: (day: Day) => void
  /** Undefined while they are loading. */
  readonly entries: readonly Entry[] | undefined
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Where a key leads from a day. */
const moves: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
}

/** A month as a grid of days; the keys of a calendar move the active one. */
export function MonthGrid({ month, today, active, onActive, entries }: MonthGridProps) {
  const byDay = entries && Map.groupBy(entries, ({ day }) => day)
  const isMoved = useRef(false)
  useEffect(() => {
    if (isMoved.current) document.getElementById(cellId(active))?.focus()
    isMoved.current = false
  }, [active])
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    isMoved.current = true
    onActive(move(active))
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid whose days are chosen by keyboard
    <table role="grid" className="calendar-grid" aria-label="Days" onKeyDown={press}>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                entries={byDay && (byDay.get(day) ?? [])}
                isActive={day === active}
                isToday={day === today}
                isOutside={monthOf(day) !== month}
                onPicked={() => onActive(day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
