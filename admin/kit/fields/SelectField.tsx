import { useId } from 'react'

type SelectFieldProps = {
  readonly label: string
  /** The text of the empty choice. */
  readonly none: string
  readonly choices: readonly { readonly value: string; readonly text: string }[]
  readonly value: string | undefined
  readonly onChange: (value: string) => void
}

/** A labelled select with an empty choice. */
export function SelectField({ label, none, choices, value = '', onChange }: SelectFieldProps) {
  const id = useId()
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      <select className="input" id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{none}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </div>
  )
}
