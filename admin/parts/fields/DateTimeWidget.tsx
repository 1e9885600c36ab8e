import type { WidgetProps } from '@rjsf/utils'
import { widgetAttributes } from './widget-attributes.ts'

/** A moment with its time zone: what is typed is local to the zone that stands beside it. */
export function DateTimeWidget(props: WidgetProps) {
  const { value, onChange } = props
  const [, date = '', zone = '+05:30'] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::[\d.]+)?(Z|[+-]\d\d:\d\d)$/.exec(value ?? '') ?? []
  const set = (local: string, offset: string) => onChange(local ? `${local}:00${offset}` : undefined)
  return (
    <div className="moment">
      <input
        {...widgetAttributes(props)}
        type="datetime-local"
        value={date}
        onChange={({ target }) => set(target.value, zone)}
      />
      <select className="input" aria-label="Time zone" value={zone} onChange={({ target }) => set(date, target.value)}>
        {[...new Set([zone, ...zones])].map((offset) => (
          <option key={offset} value={offset}>
            {zoneNames[offset] ?? offset}
          </option>
        ))}
      </select>
    </div>
  )
}

const zoneNames: Readonly<Record<string, string>> = {
  '+05:30': 'India +05:30',
  '+06:00': 'Bangladesh +06:00',
  '+07:00': 'Jakarta, Bangkok +07:00',
  '+05:00': 'Tashkent, Karachi +05:00',
  '+03:00': 'Istanbul, Nairobi +03:00',
  '-03:00': 'São Paulo −03:00',
  Z: 'UTC',
}
const zones = Object.keys(zoneNames)
