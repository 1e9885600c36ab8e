import { useState } from 'react'
import type { RecordText } from '../../../src/contract/index.ts'
import { LongName } from '../../kit/format/LongName.tsx'
import { plural } from '../../kit/format/plural.ts'
import { EditLink } from '../../kit/screen/EditLink.tsx'
import { nameIn } from '../../model/records/use-names.ts'
import { useMayCall } from '../../model/staff/staff.ts'
import { NewRecord } from './NewRecord.tsx'

type RecordGroupProps = {
  readonly folder: string
  readonly heading: string
  readonly records: readonly RecordText[]
  /** Records that exist only as drafts. */
  readonly drafted: readonly string[]
  /** How many landings use each record. */
  readonly uses: ReadonlyMap<string, number>
}

/** The shared records of one kind. */
export function RecordGroup({ folder, heading, records, drafted, uses }: RecordGroupProps) {
  const [isNew, setNew] = useState(false)
  const mayAdd = useMayCall('save-draft') && records.length > 0
  return (
    <section aria-labelledby={`records-${folder}`}>
      <header className="records-head">
        <h2 id={`records-${folder}`}>
          {heading} <span className="muted">{records.length + drafted.length}</span>
        </h2>
        {mayAdd && (
          <button
            type="button"
            className="button button-small button-quiet"
            aria-label={`New: ${heading.toLowerCase()}`}
            onClick={() => setNew(true)}
          >
            New…
          </button>
        )}
      </header>
      <ul className="records">
        {drafted.map((record) => (
          <li key={record}>
            <EditLink record={record} className="record">
              <LongName name={nameIn(folder, record)} />
              <span className="record-uses">
                <span className="badge badge-warn">New</span>
              </span>
            </EditLink>
          </li>
        ))}
        {records.map(({ record }) => (
          <li key={record}>
            <EditLink record={record} className="record">
              <LongName name={nameIn(folder, record)} />
              {uses.has(record) && (
                <span className="record-uses muted">{plural(uses.get(record) ?? 0, 'landing')}</span>
              )}
            </EditLink>
          </li>
        ))}
      </ul>
      {isNew && <NewRecord folder={folder} bases={records} onClose={() => setNew(false)} />}
    </section>
  )
}
