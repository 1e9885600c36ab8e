import { useEffect, useId, useRef, useState } from 'react'
import type { DocumentKind, OwnVerification } from '../../../contract/index.ts'
import { useText } from '../../../ui/text.ts'
import { newId } from '../../../visitor/new-id.ts'
import type { PlayerCallsOfSite } from '../../page/player-calls.ts'
import { ChosenPicture } from './ChosenPicture.tsx'
import { PictureInputs } from './PictureInputs.tsx'
import { ReceivedDocument } from './ReceivedDocument.tsx'
import { type Chosen, useUpload } from './use-upload.ts'

type DocumentCardProps = {
  readonly kind: DocumentKind
  readonly document: OwnVerification['asked'][number]['document']
  readonly own: OwnVerification
  readonly calls: PlayerCallsOfSite
  readonly keep: (own: OwnVerification) => void
}

/** One document: what it is for, whether it was received, and the way to send it. */
export function DocumentCard({ kind, document, own, calls, keep }: DocumentCardProps) {
  const text = useText()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [chosen, setChosen] = useState<Chosen>()
  const [isReplacing, setIsReplacing] = useState(false)
  const upload = useUpload({ calls, kind, whenSent })
  // What was chosen for a check that has ended is not sent to the next one.
  useEffect(() => {
    if (!own.may_send) setChosen(undefined)
  }, [own.may_send])

  function whenSent(after: OwnVerification): void {
    setChosen(undefined)
    setIsReplacing(false)
    keep(after)
    heading.current?.focus()
  }

  function choose(file: File): void {
    upload.forget()
    setChosen({ id: newId(), file })
  }

  const isAsking = own.may_send && (!document || isReplacing)
  return (
    <li className="panel document" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {text(`site.verification.kind.${kind}`)}
      </h2>
      {document && <ReceivedDocument document={document} />}
      {isAsking && <p className="document-about">{text(`site.verification.about.${kind}`)}</p>}
      {isAsking && !chosen && <PictureInputs types={own.types} describedBy={id} choose={choose} />}
      {isAsking && chosen && (
        <ChosenPicture chosen={chosen} types={own.types} upload={upload} another={() => setChosen(undefined)} />
      )}
      {own.may_send && document && !isReplacing && (
        <button
          type="button"
          className="button button-quiet document-replace"
          aria-describedby={id}
          onClick={() => setIsReplacing(true)}
        >
          {text('site.verification.replace')}
        </button>
      )}
    </li>
  )
}
