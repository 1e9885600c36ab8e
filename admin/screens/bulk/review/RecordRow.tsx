import { type ReactNode, useRef } from 'react'
import { recordKind } from '../../../../src/contract/index.ts'
import { EditLink } from '../../../kit/screen/EditLink.tsx'
import { Skeleton } from '../../../kit/screen/Skeleton.tsx'
import { useInView } from '../../../kit/screen/use-in-view.ts'
import { readContent } from '../../../model/record/content.ts'
import { sayRecord } from '../../../model/records/say-record.ts'
import { DifferenceRows } from '../../../parts/differences/DifferenceRows.tsx'
import type { Shot } from '../../../parts/frames/Frame.tsx'
import { fieldDifferences } from './field-differences.ts'
import { Pictures } from './Pictures.tsx'
import type { PlannedRecord } from './use-dry-run.ts'
import { useVersions } from './use-versions.ts'

type RecordRowProps = {
  readonly planned: PlannedRecord
  readonly shot: Shot
  /** Beside the name. */
  readonly head?: ReactNode
  /** Below the differences. */
  readonly children?: ReactNode
}

/** One record: what changes in it, and its page before and after; rendered only while it is in view. */
export function RecordRow({ planned, shot, head, children }: RecordRowProps) {
  const place = useRef<HTMLElement>(null)
  const isInView = useInView(place, '300px')
  const { record, from, notes } = planned
  const name = sayRecord(record)
  return (
    <section
      className="bulk-record"
      data-pictured={recordKind(record) === 'landing' || undefined}
      aria-label={name}
      ref={place}
    >
      <header className="bulk-record-head">
        {from ? (
          <h3 className="unseen">{name}</h3>
        ) : (
          <h3>
            <EditLink record={record}>{name}</EditLink>
          </h3>
        )}
        {head}
      </header>
      {isInView && (
        <Details planned={planned} shot={shot}>
          {notes.length > 0 && (
            <ul className="bulk-notes">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          {children}
        </Details>
      )}
    </section>
  )
}

const nothing = {}

function Details({ planned, shot, children }: Pick<RecordRowProps, 'planned' | 'shot' | 'children'>) {
  const { record, from, before, after } = planned
  const versions = useVersions(planned)
  const [was, is] = [versions.original, readContent(after)]
  return (
    <div className="bulk-record-body">
      <div>
        {after === '' && <p>It is deleted.</p>}
        {before === null && !from && <p>It is made again.</p>}
        {!versions.isLoaded && <Skeleton label="Loading the differences…" look="lines" />}
        {versions.isLoaded && was && is && (
          <DifferenceRows
            record={record}
            differences={fieldDifferences(was, is).filter(({ pointer }) => !from || pointer !== '/slug')}
            before={{ content: was, effective: versions.before?.effective ?? nothing }}
            after={{ content: is, effective: versions.after?.effective ?? nothing }}
          />
        )}
        {children}
      </div>
      {versions.compiler && (
        <Pictures versions={versions} shot={shot} names={from ? ['Original', 'Copy'] : ['Before', 'After']} />
      )}
    </div>
  )
}
