import { type DiagnosticCode, diagnosticCatalogue } from '../../src/contract/index.ts'

/** What keeps a record from being published; the rest is advice. */
export const isError = ({ code }: { readonly code: string }): boolean =>
  diagnosticCatalogue[code as DiagnosticCode].severity === 'error'
