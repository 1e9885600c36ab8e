import { type ReactNode, useId } from 'react'

export type FieldWords = {
  readonly label: string
  readonly hint?: string | undefined
  readonly problem?: ReactNode
}

type FieldFrameProps = FieldWords & {
  /** The input, with what ties it to its label and to the note beside it. */
  readonly children: (tied: {
    readonly id: string
    readonly 'aria-invalid': boolean
    readonly 'aria-describedby': string
  }) => ReactNode
}

/** An input with its label, and what is wrong with it beside it. */
export function FieldFrame({ label, hint, problem, children }: FieldFrameProps) {
  const id = useId()
  const note = `${id}-note`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': problem !== undefined, 'aria-describedby': note })}
      <span id={note} className={problem ? 'field-problem' : 'field-hint'} aria-live="polite">
        {problem ?? hint}
      </span>
    </div>
  )
}
