import { useId } from 'react'

type ChoiceProps = {
  readonly label: string
  /** What it is called when nothing is chosen. */
  readonly none: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly onChange: (value: string) => void
}

export function Choice({ label, none, choices, value, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select className="input" id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{none}</option>
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </>
  )
}
