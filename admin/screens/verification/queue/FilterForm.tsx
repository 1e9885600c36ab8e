import { useId } from 'react'
import { type QueueFilter, queueOf, views } from './queue-filter.ts'

type FilterFormProps = { readonly filter: QueueFilter; readonly onChange: (filter: QueueFilter) => void }

export function FilterForm({ filter, onChange }: FilterFormProps) {
  const id = useId()
  return (
    <search className="verification-filter">
      <div className="labelled">
        <label htmlFor={`${id}-view`}>Show</label>
        <select
          className="input"
          id={`${id}-view`}
          value={filter.view ?? 'open'}
          onChange={({ target }) => onChange(queueOf({ ...filter, view: target.value }))}
        >
          {views.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
      <div className="labelled">
        <label htmlFor={`${id}-player`}>Player: whole e-mail, phone, player name or id</label>
        <input
          className="input"
          id={`${id}-player`}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="asha@example.com"
          value={filter.player ?? ''}
          onChange={({ target }) => onChange(queueOf({ ...filter, player: target.value }))}
        />
      </div>
    </search>
  )
}
