import { Ago } from '../../../kit/format/Ago.tsx'
import type { DocumentState } from '../../../model/document/document.ts'
import './declined-note.css'

/** What a reviewer wants to be changed first. */
export function DeclinedNote({ review }: Pick<DocumentState, 'review'>) {
  const declined = review?.declined
  if (!declined) return null
  return (
    <section className="declined-note" aria-label="Not yet">
      <p>
        <b>Not yet, says {declined.by}</b>, <Ago moment={declined.at} />:
      </p>
      <blockquote>{declined.reason}</blockquote>
      <p className="muted">Change it, and request the review again.</p>
    </section>
  )
}
