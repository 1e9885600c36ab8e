import type { DocumentState } from '../../../model/document/document.ts'

/** Whether the record is published, and whether there is a draft of it. */
export function StateBadge({ version, published }: Pick<DocumentState, 'version' | 'published'>) {
  if (version === 0 && published) return <span className="badge badge-good">Published</span>
  return <span className="badge badge-warn">{published ? 'Changed' : 'New'}</span>
}
