import { api } from '../../../api/api.ts'
import type { Note } from './notes.ts'

type PreviewNoteProps = {
  readonly note: Note
  /** The moment of the visit, in local time; empty for now. */
  readonly moment: string
}

/** Why the page is not what this visitor sees, and a way to what they see instead. */
export function PreviewNote({ note: { text, shown }, moment }: PreviewNoteProps) {
  const { data } = api.useCatalogueQuery(undefined, { skip: shown === undefined })
  const record = shown === undefined ? undefined : data?.landings.find(({ slug }) => slug === shown)?.record
  const then = moment ? `?moment=${encodeURIComponent(new Date(moment).toISOString())}` : ''
  return (
    <p className="preview-note" role="status">
      {text} {record && <a href={`#/edit/${record}${then}`}>See it</a>}
    </p>
  )
}
