import type { DiagnosticCode } from '../contract/index.ts'

/** A problem as the rules state it: the place is a JSON pointer, or an offset where there is no JSON to point into. */
export type Finding = {
  readonly code: DiagnosticCode
  readonly file: string
  readonly pointer: string
  readonly message: string
  readonly suggestion?: string
  /** Points at a property's name instead of its value. */
  readonly atKey?: boolean
  readonly offset?: number
}
