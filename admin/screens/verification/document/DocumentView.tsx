import { useId, useState } from 'react'
import type { Answer } from '../../../api/ask.ts'
import { Ago } from '../../../kit/format/Ago.tsx'
import { kinds } from './kinds.ts'
import { useDocument } from './use-document.ts'

type Document = Answer<'verification'>['documents'][number]
type DocumentViewProps = { readonly document: Document; readonly mayView: boolean }

/** One document. Its picture is loaded when somebody wishes to see it, because every view is logged. */
export function DocumentView({ document, mayView }: DocumentViewProps) {
  const { kind, width, height, sentAt, deletedAt } = document
  const id = useId()
  const [isLarge, setIsLarge] = useState(false)
  const { address, problem, isBusy, show } = useDocument(document)
  return (
    <li className={`document ${isLarge ? 'document-large' : ''}`}>
      <div className="document-head">
        <h3 id={id}>{kinds[kind]}</h3>
        {mayView && !address && (
          <button type="button" className="button" disabled={isBusy} aria-describedby={id} onClick={show}>
            Show
          </button>
        )}
        {address && (
          <button
            type="button"
            className="button"
            aria-pressed={isLarge}
            aria-describedby={id}
            onClick={() => setIsLarge(!isLarge)}
          >
            Full size
          </button>
        )}
      </div>
      <p className="muted">
        {width} × {height}, sent <Ago moment={sentAt} />
        {deletedAt && <>, will be deleted {new Date(deletedAt).toLocaleDateString('en-GB', { dateStyle: 'medium' })}</>}
      </p>
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      {address && (
        // Larger than its frame, it is scrolled by keyboard, too.
        <section className="document-frame" aria-labelledby={id} tabIndex={isLarge ? 0 : undefined}>
          <img src={address} alt={kinds[kind]} width={width} height={height} />
        </section>
      )}
    </li>
  )
}
