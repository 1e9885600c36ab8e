import type { DiagnosticCode } from './catalogue.ts'

/** One problem in a record, as people and tools read it. Lines and columns count from 1. */
export type Diagnostic = {
  readonly file: string
  readonly line: number
  readonly column: number
  /** Where in the record, as a JSON pointer. */
  readonly pointer: string
  readonly code: DiagnosticCode
  readonly message: string
  /** What to write or do instead; empty where the message says it all. */
  readonly suggestion: string
}
