import type { Answer } from '../../api/ask.ts'
import { plural } from '../../kit/format/plural.ts'
import { inOrder } from '../../model/records/say-record.ts'
import { DiagnosticList } from '../diagnostics/DiagnosticList.tsx'
import { RecordChange } from './RecordChange.tsx'

type ChangesProps = {
  readonly summary: Answer<'publish-summary'>
  readonly hasErrors: boolean
  /** Called when a link leads to a field, which may be in the open record. */
  readonly onLeave: () => void
}

/** More warnings than these are folded: they would hide the changes. */
const mostUnfolded = 3

/** The problems of the drafts, and every change by record. */
export function Changes({ summary: { diagnostics, changes }, hasErrors, onLeave }: ChangesProps) {
  const list = <DiagnosticList diagnostics={diagnostics} onLeave={onLeave} />
  return (
    <>
      {hasErrors && (
        <section className="publishing-problems" role="alert">
          <h3>Fix these errors before publishing</h3>
          {list}
        </section>
      )}
      {!hasErrors && diagnostics.length > 0 && (
        <details className="publishing-warnings" open={diagnostics.length <= mostUnfolded}>
          <summary>{plural(diagnostics.length, 'warning')}</summary>
          {list}
        </details>
      )}
      {changes.toSorted(inOrder(({ record }) => record)).map((change) => (
        <RecordChange key={change.record} change={change} />
      ))}
    </>
  )
}
