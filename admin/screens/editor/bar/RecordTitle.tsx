import { Link } from '@tanstack/react-router'
import { lastView } from '../../../model/landings/last-view.ts'
import { sayRecord } from '../../../model/records/say-record.ts'

const look = 'button button-quiet button-small'

/** The name of the record, and the way back: from a landing to all landings, from others to where one came from. */
export function RecordTitle({ record }: { readonly record: string }) {
  const name = sayRecord(record)
  const isLanding = record.startsWith('landings/')
  return (
    <>
      {!isLanding && history.length > 1 ? (
        <button type="button" className={look} aria-label="Back" onClick={() => history.back()}>
          ←
        </button>
      ) : (
        <Link to="/" search={lastView.search} className={look} aria-label="Back to all landings">
          ←
        </Link>
      )}
      <h1 tabIndex={-1} title={name}>
        {name}
      </h1>
    </>
  )
}
