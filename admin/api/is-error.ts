import { diagnosticCatalogue } from '../../src/contract/diagnostics/catalogue.ts'

const catalogue: Readonly<Record<string, { readonly severity: string }>> = diagnosticCatalogue

/** Whether a diagnostic prevents publishing; an unknown code does. */
export function isError({ code }: { readonly code: string }): boolean {
  return catalogue[code]?.severity !== 'warning'
}
