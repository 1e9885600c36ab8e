import { useId } from 'react'

type SelectFieldProps = {
  readonly label: string
  /** The text of the empty choice; without it, one of the others is always chosen. */
  readonly none?: string
  readonly choices: readonly { readonly value: string; readonly text: string }[]
  readonly value: string | undefined
  readonly onChange: (value: string) => void
}

/** A select with its label above it. */
export function SelectField({ label, none, choices, value = '', onChange, ...others }: SelectFieldProps) {
  const id = useId()
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      <select {...others} className="input" id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </div>
  )
}
