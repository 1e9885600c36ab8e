import type { Diagnostic } from '../../src/contract/index.ts'

/** One line per problem: location, code, message and suggestion. */
export function formatDiagnostic({ file, line, column, code, message, suggestion }: Diagnostic): string {
  return `${file}:${line}:${column}  ${code}  ${message}${suggestion ? `  (${suggestion})` : ''}`
}
