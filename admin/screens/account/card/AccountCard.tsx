import { type ReactNode, useId } from 'react'

type AccountCardProps = {
  readonly title: string
  readonly state: ReactNode
  /** What can be done with it. */
  readonly action?: string
  readonly onAction?: () => void
  readonly children?: ReactNode
}

/** A part of the account: its state, and what can be done with it. */
export function AccountCard({ title, state, action, onAction, children }: AccountCardProps) {
  const id = useId()
  return (
    <section className="account-card" aria-labelledby={id}>
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
