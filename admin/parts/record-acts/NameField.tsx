import { useId } from 'react'
import './record-acts.css'

type NameFieldProps = {
  readonly label: string
  readonly name: string
  readonly hint: string
  readonly problem: string | undefined
  /** Whether somebody waits for the names in use. */
  readonly isWaiting: boolean
  readonly onTyped: (words: string) => void
}

/** The name of a record, and what is wrong with it as it is typed. */
export function NameField({ label, name, hint, problem, isWaiting, onTyped }: NameFieldProps) {
  const id = useId()
  return (
    <div className="record-name">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        data-focused-first
        value={name}
        onChange={({ target }) => onTyped(target.value)}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint`}
      />
      <p className={problem ? 'problem' : 'muted'} id={`${id}-hint`} aria-live="polite">
        {problem ?? (isWaiting ? 'Waiting for the names in use…' : hint)}
      </p>
    </div>
  )
}
