import type { ReactNode } from 'react'
import { useId } from 'react'

type TickFieldProps = {
  readonly name: string
  readonly label: string
  readonly isTicked: boolean
  readonly change: (isTicked: boolean) => void
  readonly problem?: ReactNode
}

/** A box to tick, and what is wrong with it beside it. */
export function TickField({ name, label, isTicked, change, problem }: TickFieldProps) {
  const id = useId()
  return (
    <p className="field field-tick">
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={isTicked}
          onChange={({ target }) => change(target.checked)}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-note`}
        />
        {label}
      </label>
      <span id={`${id}-note`} className="field-problem" aria-live="polite">
        {problem}
      </span>
    </p>
  )
}
