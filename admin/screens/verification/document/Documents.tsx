import { mayView } from '../../../../src/rules/verification/states.ts'
import type { Answer } from '../../../api/ask.ts'
import { DocumentView } from './DocumentView.tsx'
import './documents.css'

type DocumentsProps = Pick<Answer<'verification'>, 'verification' | 'documents'>

/** What was received; it is shown once the player can no longer replace it. */
export function Documents({ verification: { state }, documents }: DocumentsProps) {
  return (
    <>
      {!mayView(state) && (
        <p className="muted documents-closed">
          {state === 'sent'
            ? 'The player still has to send the others.'
            : 'Take the verification to see the documents.'}
        </p>
      )}
      <ul className="documents">
        {documents.map((document) => (
          <DocumentView key={document.id} document={document} mayView={mayView(state)} />
        ))}
      </ul>
    </>
  )
}
