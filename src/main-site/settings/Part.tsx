import type { ReactNode } from 'react'

type PartProps = {
  /** Its fragment. */
  readonly id: string
  readonly title: string
  /** What is in force, in a few words. */
  readonly state?: string | undefined
  readonly children: ReactNode
}

/** A part of the settings, closed until it is needed. */
export function Part({ id, title, state, children }: PartProps) {
  return (
    <details id={id} className="panel part">
      <summary>
        <h2>{title}</h2>
        {state && <span className="part-state">{state}</span>}
      </summary>
      <div className="form part-body">{children}</div>
    </details>
  )
}
