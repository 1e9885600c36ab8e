import { type ReactNode, useRef } from 'react'
import { differencesOf } from '../../../../src/registry/json/differences.ts'
import { EditLink } from '../../../kit/screen/EditLink.tsx'
import { readContent } from '../../../model/record/content.ts'
import { DifferenceRows } from '../../../parts/differences/DifferenceRows.tsx'
import type { Shot } from '../../../parts/frames/Frame.tsx'
import { Pictures } from './Pictures.tsx'
import { nameOfRecord } from './Refused.tsx'
import type { PlannedRecord } from './use-dry-run.ts'
import { useInView } from './use-in-view.ts'
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
  const isInView = useInView(place)
  const { record, from } = planned
  return (
    <section className="bulk-record" aria-label={nameOfRecord(record)} ref={place}>
      <header className="bulk-record-head">
        <h3>{from ? nameOfRecord(record) : <EditLink record={record}>{nameOfRecord(record)}</EditLink>}</h3>
        {head}
      </header>
      {isInView && <Details planned={planned} shot={shot} />}
      {planned.notes.length > 0 && (
        <ul className="bulk-notes">
          {planned.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}

const nothing = {}

function Details({ planned, shot }: Pick<RecordRowProps, 'planned' | 'shot'>) {
  const { record, from, before, after } = planned
  const versions = useVersions(planned, true)
  const [was, is] = [before === null ? undefined : readContent(before), readContent(after)]
  const isMade = before === null && !from
  return (
    <div className="bulk-record-body">
      <div>
        {after === '' && <p>It is deleted.</p>}
        {isMade && <p>It is made again.</p>}
        {!from && was && is && (
          <DifferenceRows
            record={record}
            differences={differencesOf(was, is)}
            before={{ content: was, effective: versions?.before?.effective ?? nothing }}
            after={{ content: is, effective: versions?.after?.effective ?? nothing }}
          />
        )}
      </div>
      {versions && (
        <Pictures versions={versions} shot={shot} names={from ? ['Original', 'Copy'] : ['Before', 'After']} />
      )}
    </div>
  )
}
