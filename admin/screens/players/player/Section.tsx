import { type ReactNode, useId } from 'react'

type SectionProps = {
  readonly title: string
  /** The number of entries, if it is a list. */
  readonly count?: number
  /** In place of an empty list. */
  readonly none?: string
  readonly children: ReactNode
}

export function Section({ title, count, none, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title} {count !== undefined && count > 0 && <span className="muted">{count}</span>}
      </h2>
      {count === 0 ? <p className="muted">{none}</p> : children}
    </section>
  )
}
