import { SelectField } from '../../kit/fields/SelectField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { filterIn, type QueueFilter, type Views } from './queue-filter.ts'

type FilterFormProps<Name extends string> = {
  readonly views: Views<Name>
  readonly filter: QueueFilter<Name>
  readonly onChange: (filter: QueueFilter<Name>) => void
}

export function FilterForm<Name extends string>({ views, filter, onChange }: FilterFormProps<Name>) {
  return (
    <search className="queue-filter">
      <SelectField
        label="Show"
        choices={views}
        value={filter.view ?? views[0]?.value}
        onChange={(view) => onChange(filterIn(views, { ...filter, view }))}
      />
      <TextField
        label="Player: whole e-mail, phone, player name or id"
        type="search"
        spellCheck={false}
        placeholder="asha@example.com"
        value={filter.player ?? ''}
        onChange={({ target }) => onChange(filterIn(views, { ...filter, player: target.value }))}
      />
    </search>
  )
}
