import { CallError } from '../../src/kernel/calls/errors.ts'

/** The code of a refusal; other errors are thrown. */
export function refusal(error: unknown): string {
  if (error instanceof CallError) return error.errorCode
  throw error
}
