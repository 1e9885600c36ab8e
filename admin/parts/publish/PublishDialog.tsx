import { useState } from 'react'
import { Dialog, DialogHead } from '../../kit/dialog/Dialog.tsx'
import { Confirmation } from './Confirmation.tsx'
import { usePublishing } from './use-publishing.ts'
import './publish.css'

type PublishDialogProps = {
  readonly records: readonly string[]
  readonly onClose: () => void
  /** After it was published, or planned. */
  readonly onDone?: () => void
}

/** Shows what would change, and publishes it when that is what was meant. */
export function PublishDialog({ records, onClose, onDone }: PublishDialogProps) {
  const [wanted] = useState(records)
  const publishing = usePublishing(wanted)
  return (
    <Dialog label="Publish drafts" onClose={onClose} className="publishing">
      <DialogHead title="Publish drafts" onClose={onClose} />
      {publishing.obstacle ? (
        <p className="dialog-body" role="alert">
          {publishing.obstacle}
        </p>
      ) : (
        <Confirmation {...publishing} onClose={onClose} onDone={onDone} />
      )}
    </Dialog>
  )
}
