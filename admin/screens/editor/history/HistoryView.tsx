import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { sayFailure } from '../../../api/failure.ts'
import { Ago } from '../../../kit/format/Ago.tsx'
import { plural } from '../../../kit/format/plural.ts'
import { Failed } from '../../../kit/screen/Failed.tsx'
import { Skeleton } from '../../../kit/screen/Skeleton.tsx'
import type { Content } from '../../../model/record/content.ts'
import { useMayCall } from '../../../model/staff/staff.ts'
import { VersionView } from './VersionView.tsx'
import './history.css'

type HistoryViewProps = {
  readonly record: string
  readonly content: Content
  /** Absent for staff who may only view. */
  readonly onRestored: ((content: Content, id: string) => void) | undefined
  /** Shows a version in the preview, or the draft again. */
  readonly onLook?: ((version: Content | undefined) => void) | undefined
}

/** Every published version, newest first; a chosen one is compared with the one before it and with the present draft. */
export function HistoryView({ record, content, onRestored, onLook }: HistoryViewProps) {
  const { data, error, refetch } = api.useHistoryQuery({ record }, { refetchOnMountOrArgChange: true })
  const [chosen, setChosen] = useState<string>()
  const mayRevert = useMayCall('bulk-dry-run')
  if (error) return <Failed message={sayFailure(error)} onRetry={refetch} />
  if (!data) return <Skeleton label="Loading the history…" look="lines" />
  if (data.versions.length === 0) return <p className="muted">No versions yet: this record has never been published.</p>
  const open = chosen ?? data.versions[0]?.id
  const together = data.versions.find(({ id }) => id === open)?.publication
  return (
    <section className="history" aria-label="History">
      <ol className="history-versions">
        {data.versions.map(({ id, at, author, note, reach, publication }) => (
          <li key={id}>
            <button type="button" className="history-version" aria-pressed={id === open} onClick={() => setChosen(id)}>
              <span>
                <strong>{author === 'file' ? 'Changed on disk' : author}</strong> <Ago moment={at} />
              </span>
              {publication && publication.records > 1 && (
                <span className="muted">With {plural(publication.records - 1, 'other record')}</span>
              )}
              {note && <span className="muted">{note}</span>}
              {reach && (
                <span className="muted">
                  {reach.landings === 0
                    ? 'No page affected'
                    : `${plural(reach.landings, 'landing')}, ${plural(reach.languages, 'language')} affected`}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
      {together && together.act !== 'rename' && mayRevert && (
        <p>
          <a className="button" href={`#/history/${together.id}`}>
            {together.records > 1 ? `Revert all ${together.records} records…` : 'Revert…'}
          </a>
        </p>
      )}
      {open && (
        <VersionView key={open} record={record} id={open} content={content} onRestored={onRestored} onLook={onLook} />
      )}
    </section>
  )
}
