import { SelectField } from '../../../kit/fields/SelectField.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import { type Filter, filterOf, views } from './views.ts'

type FilterFormProps = { readonly filter: Filter; readonly onChange: (filter: Filter) => void }

export function FilterForm({ filter, onChange }: FilterFormProps) {
  return (
    <search className="trading-filter">
      <SelectField
        label="Show"
        choices={views}
        value={filter.view ?? views[0].value}
        onChange={(view) => onChange(filterOf({ ...filter, view }))}
      />
      <TextField
        label="Competitor, competition or id of a match"
        type="search"
        spellCheck={false}
        placeholder="Chennai"
        value={filter.text ?? ''}
        onChange={({ target }) => onChange(filterOf({ ...filter, text: target.value }))}
      />
    </search>
  )
}
