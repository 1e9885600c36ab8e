import type { DiagnosticCode } from './catalogue.ts'

/** A problem in a record. Lines and columns count from 1. */
export type Diagnostic = {
  readonly file: string
  readonly line: number
  readonly column: number
  /** Position in the record, as a JSON pointer. */
  readonly pointer: string
  readonly code: DiagnosticCode
  readonly message: string
  /** How to fix it; empty if the message already says so. */
  readonly suggestion: string
}
