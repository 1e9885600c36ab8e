import type { SerializedError } from '@reduxjs/toolkit'
import type { Failure } from '../../api/ask.ts'
import { sayFailure } from '../../api/failure.ts'
import { Screen } from './Screen.tsx'

type CallFailureProps = {
  /** Of the screen that cannot be shown. */
  readonly title: string
  readonly error: Failure | SerializedError
  readonly again: () => void
}

export function CallFailure({ title, error, again }: CallFailureProps) {
  return (
    <Screen title={title}>
      <p role="alert" className="problem">
        {sayFailure(error)}
      </p>
      <button type="button" className="button" onClick={again}>
        Try again
      </button>
    </Screen>
  )
}
