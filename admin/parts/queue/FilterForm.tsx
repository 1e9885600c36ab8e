import { useId } from 'react'
import { filterIn, type QueueFilter, type Views } from './queue-filter.ts'

type FilterFormProps<Name extends string> = {
  readonly views: Views<Name>
  readonly filter: QueueFilter<Name>
  readonly onChange: (filter: QueueFilter<Name>) => void
}

export function FilterForm<Name extends string>({ views, filter, onChange }: FilterFormProps<Name>) {
  const id = useId()
  return (
    <search className="queue-filter">
      <div className="labelled">
        <label htmlFor={`${id}-view`}>Show</label>
        <select
          className="input"
          id={`${id}-view`}
          value={filter.view ?? views[0]?.value}
          onChange={({ target }) => onChange(filterIn(views, { ...filter, view: target.value }))}
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
          onChange={({ target }) => onChange(filterIn(views, { ...filter, player: target.value }))}
        />
      </div>
    </search>
  )
}
