import { SelectField } from '../../kit/fields/SelectField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { sayEvent } from '../../parts/security-events/say-event.ts'
import { type EventFilter, eventNames, filterOf } from './event-filter.ts'

type FilterFormProps = { readonly filter: EventFilter; readonly onChange: (filter: EventFilter) => void }

export function FilterForm({ filter, onChange }: FilterFormProps) {
  const set = (key: keyof EventFilter) => (value: string) => onChange(filterOf({ ...filter, [key]: value }))
  const field = (key: 'player' | 'from' | 'until', label: string, type: 'search' | 'date') => (
    <TextField
      label={label}
      type={type}
      spellCheck={false}
      value={filter[key] ?? ''}
      onChange={({ target }) => set(key)(target.value)}
    />
  )
  return (
    <search className="security-filter">
      <SelectField
        label="Event"
        none="All events"
        choices={eventNames.map((name) => ({ value: name, text: sayEvent(name) }))}
        value={filter.name}
        onChange={set('name')}
      />
      {field('player', 'Player', 'search')}
      {field('from', 'From', 'date')}
      {field('until', 'Until', 'date')}
      {Object.keys(filter).length > 0 && (
        <button type="button" className="button button-quiet button-small" onClick={() => onChange({})}>
          Clear filters
        </button>
      )}
    </search>
  )
}
