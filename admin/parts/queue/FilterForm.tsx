import { FindForm } from '../../kit/fields/FindForm.tsx'
import { filterIn, type QueueFilter, type Views } from './queue-filter.ts'

type FilterFormProps<Name extends string> = {
  readonly views: Views<Name>
  readonly filter: QueueFilter<Name>
  readonly onChange: (filter: QueueFilter<Name>) => void
}

export function FilterForm<Name extends string>({ views, filter, onChange }: FilterFormProps<Name>) {
  return (
    <FindForm
      views={views}
      view={filter.view}
      onView={(view) => onChange(filterIn(views, { ...filter, view }))}
      label="Player: whole e-mail, phone, player name or id"
      placeholder="asha@example.com"
      words={filter.player}
      onWords={(player) => onChange(filterIn(views, { ...filter, player }))}
    />
  )
}
