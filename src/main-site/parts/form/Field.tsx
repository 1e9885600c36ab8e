import { type InputHTMLAttributes, useId } from 'react'

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  readonly label: string
  readonly value: string
  readonly change: (value: string) => void
  readonly hint?: string | undefined
  readonly problem?: string | undefined
}

/** An input with its label, and what is wrong with it beside it. */
export function Field({ label, value, change, hint, problem, ...input }: FieldProps) {
  const id = useId()
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        value={value}
        onChange={({ target }) => change(target.value)}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-note`}
      />
      <span id={`${id}-note`} className={problem ? 'field-problem' : 'field-hint'} aria-live="polite">
        {problem ?? hint}
      </span>
    </p>
  )
}
