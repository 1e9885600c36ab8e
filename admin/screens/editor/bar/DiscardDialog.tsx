import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx'

type DiscardDialogProps = {
  /** Nothing of the record is published: nothing of it remains. */
  readonly isNew: boolean
  readonly onClose: () => void
  readonly onConfirmed: () => void
}

export function DiscardDialog({ isNew, ...dialog }: DiscardDialogProps) {
  return isNew ? (
    <ConfirmDialog title="Delete this record?" action="Delete" {...dialog}>
      It has never been published. This cannot be undone.
    </ConfirmDialog>
  ) : (
    <ConfirmDialog title="Discard the draft?" action="Discard draft" {...dialog}>
      The record returns to what visitors see now. Texts that were drafted for it are kept.
    </ConfirmDialog>
  )
}
