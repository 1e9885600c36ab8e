import { SelectField } from './SelectField.tsx'
import { TextField } from './TextField.tsx'
import './find-form.css'

type FindFormProps = {
  readonly views: readonly { readonly value: string; readonly text: string }[]
  readonly view: string | undefined
  readonly onView: (view: string) => void
  /** What can be looked for, and an example. */
  readonly label: string
  readonly placeholder: string
  readonly words: string | undefined
  readonly onWords: (words: string) => void
}

/** Narrows a list down by one of its views and by words. */
export function FindForm({ views, view, onView, label, placeholder, words = '', onWords }: FindFormProps) {
  return (
    <search className="find-form">
      <SelectField label="Show" choices={views} value={view ?? views[0]?.value} onChange={onView} />
      <TextField
        label={label}
        type="search"
        spellCheck={false}
        placeholder={placeholder}
        value={words}
        onChange={({ target }) => onWords(target.value)}
      />
    </search>
  )
}
