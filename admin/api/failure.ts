import type { SerializedError } from '@reduxjs/toolkit'
import { type Failure, noAnswer } from './ask.ts'

/** An error of a call, or of the code around it, as a failure that can be shown. */
export function failureOf(error: Failure | SerializedError): Failure {
  return 'status' in error ? error : noAnswer
}

export const sayFailure = (error: Failure | SerializedError): string => failureOf(error).message
