import type { DiagnosticCode } from '../contract/index.ts'

/** A file of the registry as it was found. */
export type Source = {
  /** How people call the file: its path as it was reached. */
  readonly file: string
  /** Its path below the records folder, such as `landings/aviator-1.json`. */
  readonly record: string
} & ({ readonly text: string } | { readonly problem: SourceProblem })

/** Why a file could not become text. */
export type SourceProblem = { readonly code: DiagnosticCode; readonly message: string; readonly offset?: number }
