import type { DiagnosticCode } from '../contract/index.ts'

/** A problem as the rules report it: its position is a JSON pointer, or an offset if the file is not JSON. */
export type Finding = {
  readonly code: DiagnosticCode
  readonly file: string
  readonly pointer: string
  readonly message: string
  readonly suggestion?: string
  /** Whether the position is the property's name instead of its value. */
  readonly atKey?: boolean
  readonly offset?: number
}
