import { Link } from '@tanstack/react-router'
import { lastView } from '../../../model/landings/last-view.ts'

/** The way back to the landings, and the name of the record. */
export function RecordTitle({ record }: { readonly record: string }) {
  return (
    <>
      <Link
        to="/"
        search={lastView.search}
        className="button button-quiet button-small"
        aria-label="Back to all landings"
      >
        ←
      </Link>
      <h1 tabIndex={-1}>{record.replace(/^landings\/|\.json$/g, '')}</h1>
    </>
  )
}
