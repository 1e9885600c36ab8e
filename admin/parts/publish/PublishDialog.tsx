import { useState } from 'react'
import { Dialog, DialogHead } from '../../kit/dialog/Dialog.tsx'
import { Confirmation } from './Confirmation.tsx'
import { useDrafts } from './use-drafts.ts'
import './publish.css'

type PublishDialogProps = {
  readonly records: readonly string[]
  readonly onClose: () => void
  /** After publishing or scheduling. */
  readonly onDone?: () => void
}

/** Shows what would change, and publishes or schedules it. */
export function PublishDialog({ records, onClose, onDone }: PublishDialogProps) {
  const [wanted] = useState(records)
  const drafts = useDrafts(wanted)
  return (
    <Dialog label="Review and publish" onClose={onClose} className="publishing">
      <DialogHead title="Review and publish" onClose={onClose} />
      {drafts.obstacle ? (
        <p className="dialog-body" role="alert">
          {drafts.obstacle}
        </p>
      ) : (
        <Confirmation {...drafts} records={wanted} onClose={onClose} onDone={onDone} />
      )}
    </Dialog>
  )
}
