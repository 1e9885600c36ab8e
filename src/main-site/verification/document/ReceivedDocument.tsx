import type { OwnVerification } from '../../../contract/index.ts'
import { useText } from '../../../ui/text.ts'
import { Time } from '../../parts/Time.tsx'

type ReceivedDocumentProps = { readonly document: NonNullable<OwnVerification['asked'][number]['document']> }

export function ReceivedDocument({ document: { sent_at } }: ReceivedDocumentProps) {
  const text = useText()
  return (
    <p className="document-received">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m5 13 4.5 4.5L19 7" />
      </svg>
      <span>
        <b>{text('site.verification.received')}</b> <Time at={sent_at * 1000} />
      </span>
    </p>
  )
}
