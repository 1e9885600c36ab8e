import { Dialog, DialogFoot, DialogHead } from '../../../kit/dialog/Dialog.tsx'

type DiscardDialogProps = {
  /** Nothing of the record is published: nothing of it remains. */
  readonly isNew: boolean
  readonly onClose: () => void
  readonly onConfirmed: () => void
}

export function DiscardDialog({ isNew, onClose, onConfirmed }: DiscardDialogProps) {
  const title = isNew ? 'Delete this record?' : 'Discard the draft?'
  return (
    <Dialog label={title} onClose={onClose}>
      <DialogHead title={title} onClose={onClose} />
      <p className="dialog-body">
        {isNew
          ? 'It has never been published. This cannot be undone.'
          : 'The record returns to what visitors see now. Texts that were drafted for it are kept.'}
      </p>
      <DialogFoot onCancel={onClose}>
        <button
          type="button"
          className="button button-danger"
          onClick={() => {
            onClose()
            onConfirmed()
          }}
        >
          {isNew ? 'Delete' : 'Discard draft'}
        </button>
      </DialogFoot>
    </Dialog>
  )
}
