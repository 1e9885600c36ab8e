import { plural } from '../../../kit/format/plural.ts'
import { DiagnosticList } from '../../../parts/diagnostics/DiagnosticList.tsx'
import type { DryRun } from './use-dry-run.ts'

type ProblemsProps = { readonly run: DryRun }

/** Problems in records other than those that refuse, with links to their fields. */
export function Problems({ run: { diagnostics, refused } }: ProblemsProps) {
  const others = diagnostics.filter(({ file }) => !refused.some(({ record }) => record === file))
  if (others.length === 0) return null
  return (
    <details className="bulk-problems">
      <summary>{plural(others.length, 'remark')} of the check</summary>
      <DiagnosticList diagnostics={others} />
    </details>
  )
}
