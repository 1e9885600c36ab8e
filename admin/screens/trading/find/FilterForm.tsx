import { FindForm } from '../../../kit/fields/FindForm.tsx'
import { type Filter, filterOf, views } from './views.ts'

type FilterFormProps = { readonly filter: Filter; readonly onChange: (filter: Filter) => void }

export function FilterForm({ filter, onChange }: FilterFormProps) {
  return (
    <FindForm
      views={views}
      view={filter.view}
      onView={(view) => onChange(filterOf({ ...filter, view }))}
      label="Competitor, competition or id of a match"
      placeholder="Chennai"
      words={filter.text}
      onWords={(text) => onChange(filterOf({ ...filter, text }))}
    />
  )
}
