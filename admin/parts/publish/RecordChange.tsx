import { lazy, Suspense, useMemo } from 'react'
import { api } from '../../api/api.ts'
import type { Answer } from '../../api/ask.ts'
import { readContent } from '../../model/record/content.ts'
import { sayRecord } from '../../model/records/say-record.ts'

// It names properties by the schemas and knows what is inherited: the catalogue does not wait for that.
const NamedDifferences = lazy(() =>
  import('../differences/NamedDifferences.tsx').then((late) => ({ default: late.NamedDifferences })),
)

type RecordChangeProps = { readonly change: Answer<'publish-summary'>['changes'][number] }

/** What changes in one record. */
export function RecordChange({ change: { record, differences } }: RecordChangeProps) {
  const { data } = api.useRecordQuery({ name: record })
  const before = useMemo(() => data?.published && readContent(data.published.text), [data])
  const after = useMemo(() => data?.draft && readContent(data.draft.text), [data])
  const name = sayRecord(record)
  if (data?.draft?.text === '')
    return (
      <section>
        <h3>{name}</h3>
        <p>It is deleted.</p>
      </section>
    )
  return (
    <section>
      <h3>{name}</h3>
      {differences.length === 0 ? (
        <p className="muted">No differences from the published version.</p>
      ) : (
        <Suspense fallback={<p role="status">Comparing…</p>}>
          <NamedDifferences
            record={record}
            differences={differences}
            before={before ?? undefined}
            after={after ?? undefined}
          />
        </Suspense>
      )}
    </section>
  )
}
