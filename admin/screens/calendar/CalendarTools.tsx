import type { Month } from './find/days.ts'
import { type Entry, kinds } from './find/entries.ts'
import type { View } from './find/view.ts'

type CalendarToolsProps = {
  readonly month: Month
  readonly view: View
  readonly entries: readonly Entry[]
  readonly status: string
  readonly onTurn: (months: number) => void
  readonly onToday: () => void
  readonly onChange: (changes: Partial<View>) => void
}

const name = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const looks = { month: 'Month', list: 'List' } as const
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** The month, the market and the look of the calendar. */
export function CalendarTools({ month, view, entries, status, onTurn, onToday, onChange }: CalendarToolsProps) {
  const markets = [...new Set([...entries.flatMap((entry) => entry.markets), view.market])].filter(Boolean).sort()
  return (
    <div className="calendar-tools">
      <button type="button" className="button button-small" aria-label="Previous month" onClick={() => onTurn(-1)}>
        ‹
      </button>
      <h2 className="calendar-title" aria-live="polite">
        {name.format(new Date(`${month}-01T00:00:00Z`))}
      </h2>
      <button type="button" className="button button-small" aria-label="Next month" onClick={() => onTurn(1)}>
        ›
      </button>
      <button type="button" className="button button-small" onClick={onToday}>
        Today
      </button>
      <select
        className="input calendar-market"
        aria-label="Market"
        value={view.market}
        onChange={({ target }) => onChange({ market: target.value })}
      >
        <option value="">All markets</option>
        {markets.map((market) => (
          <option key={market}>{market}</option>
        ))}
      </select>
      <fieldset className="calendar-looks" aria-label="Look">
        {(['month', 'list'] as const).map((look) => (
          <button
            key={look}
            type="button"
            className="button button-small"
            aria-pressed={view.look === look}
            onClick={() => onChange({ look })}
          >
            {looks[look]}
          </button>
        ))}
      </fieldset>
      <span className="muted" role="status">
        {status}
      </span>
      <ul className="calendar-legend" aria-label="Colours">
        {Object.entries(kinds).map(([kind, label]) => (
          <li key={kind} data-kind={kind}>
            {label}
          </li>
        ))}
      </ul>
      <span className="muted calendar-zone">Times of {zone}</span>
    </div>
  )
}
