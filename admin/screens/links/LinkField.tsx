import { useId } from 'react'

type LinkFieldProps = {
  readonly label: string
  /** The query parameter. */
  readonly name: string
  readonly example: string
  readonly value: string | undefined
  readonly onChange: (value: string) => void
}

export function LinkField({ label, name, example, value = '', onChange }: LinkFieldProps) {
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
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
