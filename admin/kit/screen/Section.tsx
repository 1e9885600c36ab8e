import { type ReactNode, useId } from 'react'
import './section.css'

type SectionProps = {
  readonly title: string
  /** The number of entries, if it is a list. */
  readonly count?: number
  /** In place of an empty list. */
  readonly none?: string
  readonly children: ReactNode
}

/** A part of a screen with a heading of its own. */
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

/** The sections of a screen, one below the other. */
export function Sections({ children }: { readonly children: ReactNode }) {
  return <div className="sections">{children}</div>
}
