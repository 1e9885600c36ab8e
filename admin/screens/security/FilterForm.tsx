import { useId } from 'react'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { sayEvent } from '../../parts/security-events/say-event.ts'
import { type EventFilter, eventNames, filterOf } from './event-filter.ts'

type FilterFormProps = { readonly filter: EventFilter; readonly onChange: (filter: EventFilter) => void }

export function FilterForm({ filter, onChange }: FilterFormProps) {
  const id = useId()
  const set = (key: keyof EventFilter) => (value: string) => onChange(filterOf({ ...filter, [key]: value }))
  const field = (key: 'player' | 'from' | 'until', label: string, type: 'search' | 'date') => (
    <div className="labelled">
      <label htmlFor={`${id}-${key}`}>{label}</label>
      <input
        className="input"
        id={`${id}-${key}`}
        type={type}
        autoComplete="off"
        spellCheck={false}
        value={filter[key] ?? ''}
        onChange={({ target }) => set(key)(target.value)}
      />
    </div>
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
