import { useId } from 'react'

type LinkFieldProps = {
  readonly label: string
  /** The parameter, as campaigns know it. */
  readonly name: string
  readonly example: string
  readonly value: string | undefined
  readonly onAnswer: (value: string) => void
}

export function LinkField({ label, name, example, value = '', onAnswer }: LinkFieldProps) {
  const id = useId()
  return (
    <div className="labelled">
      <label htmlFor={id}>
        {label} <span className="muted">{name}</span>
      </label>
      <input
        className="input"
        id={id}
        autoComplete="off"
        spellCheck={false}
        placeholder={example}
        value={value}
        onChange={(event) => onAnswer(event.target.value)}
      />
    </div>
  )
}
