import type { ReactNode } from 'react'
import './empty-state.css'

type FailedProps = {
  readonly message: string
  /** Absent where trying again is of no use. */
  readonly onRetry?: (() => unknown) | undefined
  /** Where else to go. */
  readonly children?: ReactNode
}

/** In place of what could not be loaded: why, and what to do next. */
export function Failed({ message, onRetry, children }: FailedProps) {
  return (
    <div className="empty-state" role="alert">
      <p>
        <strong>{message}</strong>
      </p>
      {onRetry && (
        <button type="button" className="button" onClick={() => onRetry()}>
          Try again
        </button>
      )}
      {children}
    </div>
  )
}
