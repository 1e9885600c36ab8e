import type { DiagnosticCode } from '../contract/index.ts'

/** A file of the registry: its text, or why it cannot be read. */
export type Source = {
  /** The path to display. */
  readonly file: string
  /** Its path below the records folder, such as `landings/aviator-1.json`. */
  readonly record: string
} & (
  | {
      readonly text: string
      /** It has been found valid before. */
      readonly isValid?: true
    }
  | { readonly problem: SourceProblem }
)

/** Why a file cannot be read as text. */
export type SourceProblem = { readonly code: DiagnosticCode; readonly message: string; readonly offset?: number }
