import type { ReactNode } from 'react'
import { Dialog, DialogFoot, DialogHead } from './Dialog.tsx'

type ConfirmDialogProps = {
  readonly title: string
  /** What the button does. */
  readonly action: string
  readonly className?: string
  readonly onClose: () => void
  readonly onConfirmed: () => void
  /** What comes of it. */
  readonly children: ReactNode
}

/** Asks before something that takes away. */
export function ConfirmDialog({ title, action, className = '', onClose, onConfirmed, children }: ConfirmDialogProps) {
  return (
    <Dialog label={title} onClose={onClose} className={className}>
      <DialogHead title={title} onClose={onClose} />
      <p className="dialog-body">{children}</p>
      <DialogFoot onCancel={onClose}>
        <button
          type="button"
          className="button button-danger"
          onClick={() => {
            onClose()
            onConfirmed()
          }}
        >
          {action}
        </button>
      </DialogFoot>
    </Dialog>
  )
}
