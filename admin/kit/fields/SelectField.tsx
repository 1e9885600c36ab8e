import { useId } from 'react'

type ChoiceFieldProps = {
  readonly label: string
  /** What holds while nothing is chosen. */
  readonly none: string
  readonly choices: readonly { readonly value: string; readonly text: string }[]
  readonly value: string | undefined
  readonly onChange: (value: string) => void
}

/** One of some values, or none of them. */
export function ChoiceField({ label, none, choices, value = '', onChange }: ChoiceFieldProps) {
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
