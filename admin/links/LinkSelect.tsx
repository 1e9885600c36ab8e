import { useId } from 'react'

type LinkSelectProps = {
  readonly label: string
  readonly value: string | undefined
  /** What holds while nothing is chosen. */
  readonly none: string
  readonly choices: readonly { readonly value: string; readonly text: string }[]
  readonly onAnswer: (value: string) => void
}

export function LinkSelect({ label, value = '', none, choices, onAnswer }: LinkSelectProps) {
  const id = useId()
  return (
    <div className="links-field">
      <label htmlFor={id}>{label}</label>
      <select className="input" id={id} value={value} onChange={(event) => onAnswer(event.target.value)}>
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
