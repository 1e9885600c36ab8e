import { differencesOf } from '../../../../src/registry/json/differences.ts'
import { api } from '../../../api/api.ts'
import { sayFailure } from '../../../api/failure.ts'
import { RecordDifferences } from '../../../kit/differences/RecordDifferences.tsx'
import type { Content } from '../../../model/record/content.ts'
import { contentOf } from './content-of.ts'

type VersionViewProps = {
  readonly id: string
  /** What is open in the editor. */
  readonly content: Content
  readonly onRestored: ((content: Content) => void) | undefined
}

/** A version by what it changed, and by what has changed since. */
export function VersionView({ id, content, onRestored }: VersionViewProps) {
  const { data, error } = api.useVersionQuery({ id })
  if (error) {
    return (
      <p className="problem" role="alert">
        {sayFailure(error)}
      </p>
    )
  }
  if (!data) return <p role="status">Opening the version …</p>
  const version = contentOf(data.text)
  if (!version) {
    return <p className="problem">This version is no JSON: it was broken on the disk, and cannot be restored.</p>
  }
  const since = differencesOf(version, content)
  return (
    <div className="history-differences">
      <section>
        <h2>What it changed</h2>
        {data.before === null ? (
          <p className="muted">It is the first version.</p>
        ) : (
          <Rows differences={differencesOf(contentOf(data.before), version)} none="Nothing but how it is written." />
        )}
      </section>
      <section>
        <h2>From then to now</h2>
        <Rows differences={since} none="What is open says the same." />
      </section>
      {onRestored && (
        <>
          <p>
            <button type="button" className="button" disabled={since.length === 0} onClick={() => onRestored(version)}>
              Restore this version
            </button>
          </p>
          <p className="muted">
            Restoring changes the draft: it can be undone, and is published like any other change.
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
