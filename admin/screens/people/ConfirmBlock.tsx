import { Dialog, DialogFoot, DialogHead } from '../../kit/dialog/Dialog.tsx'

type ConfirmBlockProps = {
  readonly name: string
  readonly onClose: () => void
  readonly onConfirmed: () => void
}

export function ConfirmBlock({ name, onClose, onConfirmed }: ConfirmBlockProps) {
  return (
    <Dialog label={`Block ${name}?`} onClose={onClose} className="people-dialog">
      <DialogHead title={`Block ${name}?`} onClose={onClose} />
      <p className="dialog-body">
        {name} is signed out everywhere at once, and cannot sign in until an administrator unblocks them. Their drafts
        are kept.
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
          Block {name}
        </button>
      </DialogFoot>
    </Dialog>
  )
}
