import { useId } from 'react'
import { type Filter, filterOf, views } from './views.ts'

type FilterFormProps = { readonly filter: Filter; readonly onChange: (filter: Filter) => void }

export function FilterForm({ filter, onChange }: FilterFormProps) {
  const id = useId()
  return (
    <search className="trading-filter">
      <div className="labelled">
        <label htmlFor={`${id}-view`}>Show</label>
        <select
          className="input"
          id={`${id}-view`}
          value={filter.view ?? views[0].value}
          onChange={({ target }) => onChange(filterOf({ ...filter, view: target.value }))}
        >
          {views.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
      <div className="labelled">
        <label htmlFor={`${id}-text`}>Competitor, competition or id of a match</label>
        <input
          className="input"
          id={`${id}-text`}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="Chennai"
          value={filter.text ?? ''}
          onChange={({ target }) => onChange(filterOf({ ...filter, text: target.value }))}
        />
      </div>
    </search>
  )
}
