import type { ReactNode } from 'react'
import './empty-state.css'

type EmptyStateProps = {
  readonly title: string
  /** What to do next: words, a link or a button. */
  readonly children?: ReactNode
}

/** In place of a list that is loaded and empty: that it is, and what to do next. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className="empty-state" role="status">
      <p>
        <strong>{title}</strong>
      </p>
      {children}
    </div>
  )
}
