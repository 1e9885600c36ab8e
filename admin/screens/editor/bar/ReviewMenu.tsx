import { useState } from 'react'
import { MenuButton } from '../../../kit/menu/MenuButton.tsx'
import type { OpenDocument } from '../../../model/document/document.ts'
import { useMayCall } from '../../../model/staff/staff.ts'
import { DeclineDialog } from '../../../parts/review/DeclineDialog.tsx'
import { type ReviewState, reviewOf } from './review-of.ts'
import { useRequestReview } from './use-request-review.ts'

type ReviewMenuProps = { readonly document: OpenDocument; readonly state: ReviewState }

/** The review that is requested of the draft, and the answers to it. */
export function ReviewMenu({ document, state }: ReviewMenuProps) {
  const review = reviewOf(state)
  const mayAsk = useMayCall('request-review')
  const mayDecline = useMayCall('decline-review')
  const request = useRequestReview(document)
  const [isDeclining, setDeclining] = useState(false)
  if (!review) return null
  if (review.declined) return <span className="badge badge-bad">Not yet</span>
  if (!mayAsk) return <span className="badge badge-warn">Review requested</span>
  return (
    <>
      <MenuButton
        label="Review requested"
        title={`Requested by ${review.by}`}
        tone="warn"
        items={[
          ...(mayDecline ? [{ value: 'decline', label: 'Not yet…', hint: `Tell ${review.by} what to change` }] : []),
          mayDecline ? { value: 'end', label: 'Mark as reviewed' } : { value: 'end', label: 'Cancel request' },
        ]}
        onPick={(act) => (act === 'end' ? void request(false) : setDeclining(true))}
      />
      {isDeclining && (
        <DeclineDialog
          record={document.record}
          version={state.version}
          by={review.by}
          onClose={() => setDeclining(false)}
          onDone={() => void document.catchUp()}
        />
      )}
    </>
  )
}
