import { useState } from 'react'
import { useMayCall } from '../../model/staff/staff.ts'
import { DeclineDialog } from '../review/DeclineDialog.tsx'
import type { Draft } from './use-drafts.ts'

type DeclineButtonProps = { readonly drafts: readonly Draft[]; readonly onDone: () => void }

/** "Not yet", for a draft whose review is requested. */
export function DeclineButton({ drafts, onDone }: DeclineButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const mayDecline = useMayCall('decline-review')
  const waiting = drafts.filter(({ review }) => review && !review.declined)
  const [draft] = waiting
  if (!draft?.review || waiting.length > 1 || !mayDecline) return null
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        Not yet…
      </button>
      {isOpen && <DeclineDialog {...draft} by={draft.review.by} onClose={() => setOpen(false)} onDone={onDone} />}
    </>
  )
}
