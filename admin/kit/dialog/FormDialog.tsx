import type { FormEvent, ReactNode } from 'react'
import { Dialog, DialogFoot, DialogHead } from './Dialog.tsx'

type FormDialogProps = {
  readonly title: string
  /** What the button does. */
  readonly action: string
  readonly isDangerous?: boolean | undefined
  readonly isBusy: boolean
  readonly problem: string | undefined
  readonly className?: string
  readonly onClose: () => void
  readonly onSubmit: (entered: FormData) => void
  readonly children: ReactNode
}

/** A dialog whose button sends what was entered; what is wrong with it stands above the button. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, isDangerous, isBusy, problem, className = '', onClose, onSubmit, children } = props
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  return (
    <Dialog label={title} onClose={onClose} className={className}>
      <DialogHead title={title} onClose={onClose} />
      <form onSubmit={submit}>
        <div className="dialog-body">
          {children}
          <p className="problem" role="alert">
            {problem}
          </p>
        </div>
        <DialogFoot onCancel={onClose}>
          <button
            type="submit"
            className={`button ${isDangerous ? 'button-danger' : 'button-primary'}`}
            disabled={isBusy}
          >
            {action}
          </button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
