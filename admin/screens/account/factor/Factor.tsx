import { type ReactNode, useId } from 'react'

type FactorProps = {
  readonly title: string
  readonly state: ReactNode
  /** What can be done with it. */
  readonly action?: string
  readonly onAction?: () => void
  readonly children?: ReactNode
}

/** One way of proving who somebody is, its state, and what can be done with it. */
export function Factor({ title, state, action, onAction, children }: FactorProps) {
  const id = useId()
  return (
    <section className="account-factor" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="muted">{state}</p>
      {action && (
        <button type="button" className="button" onClick={onAction}>
          {action}
        </button>
      )}
      {children}
    </section>
  )
}
