import { diagnosticCatalogue } from '../../src/contract/index.ts'

const catalogue: Readonly<Record<string, { readonly severity: string }>> = diagnosticCatalogue

/** Whether a problem keeps a record from being published; a code that nobody knows does. */
export function isError({ code }: { readonly code: string }): boolean {
  return catalogue[code]?.severity !== 'warning'
}
