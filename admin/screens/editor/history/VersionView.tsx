import { differencesOf } from '../../../../src/registry/json/differences.ts'
import { api } from '../../../api/api.ts'
import { sayFailure } from '../../../api/failure.ts'
import { RecordDifferences } from '../../../kit/differences/RecordDifferences.tsx'
import type { Content } from '../../../model/record/content.ts'
import { contentOf } from './content-of.ts'

type VersionViewProps = {
  readonly id: string
  /** The record as it is in the editor. */
  readonly content: Content
  readonly onRestored: ((content: Content, id: string) => void) | undefined
}

/** What a version changed, and what has changed since. */
export function VersionView({ id, content, onRestored }: VersionViewProps) {
  const { data, error } = api.useVersionQuery({ id })
  if (error) {
    return (
      <p className="problem" role="alert">
        {sayFailure(error)}
      </p>
    )
  }
  if (!data) return <p role="status">Loading the version…</p>
  if (data.text === '') return <p className="muted">The record was deleted.</p>
  const version = contentOf(data.text)
  if (!version) {
    return <p className="problem">This version is not valid JSON: its file was damaged, and it cannot be restored.</p>
  }
  const since = differencesOf(version, content)
  return (
    <div className="history-differences">
      <section>
        <h2>Changes in this version</h2>
        {data.before === null ? (
          <p className="muted">This is the first version.</p>
        ) : (
          <Rows differences={differencesOf(contentOf(data.before), version)} none="Only formatting." />
        )}
      </section>
      <section>
        <h2>Changes since then</h2>
        <Rows differences={since} none="No changes: this is the present content." />
      </section>
      {onRestored && (
        <>
          <p>
            <button
              type="button"
              className="button"
              disabled={since.length === 0}
              onClick={() => onRestored(version, id)}
            >
              Restore this version
            </button>
          </p>
          <p className="muted">
            Restoring changes the draft. It can be undone, and is published like any other change.
          </p>
        </>
      )}
    </div>
  )
}

type RowsProps = { readonly differences: ReturnType<typeof differencesOf>; readonly none: string }

function Rows({ differences, none }: RowsProps) {
  if (differences.length === 0) return <p className="muted">{none}</p>
  return <RecordDifferences differences={differences} />
}
