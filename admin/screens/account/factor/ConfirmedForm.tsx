import { type FormEvent, type ReactNode, useId } from 'react'
import { Dialog, DialogFoot, DialogHead } from '../../../kit/dialog/Dialog.tsx'
import { useStaff } from '../../../model/staff/staff.ts'

type ConfirmedFormProps = {
  readonly title: string
  /** What the button does. */
  readonly action: string
  readonly isDangerous?: boolean
  readonly isBusy: boolean
  readonly problem: string | undefined
  readonly onClose: () => void
  readonly onConfirmed: (entered: FormData) => void
  readonly children: ReactNode
}

/** A dialog that changes how somebody signs in, which needs the password again. */
export function ConfirmedForm(props: ConfirmedFormProps) {
  const { title, action, isDangerous, isBusy, problem, onClose, onConfirmed, children } = props
  const id = useId()
  const { email } = useStaff()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onConfirmed(new FormData(event.currentTarget))
  }
  return (
    <Dialog label={title} onClose={onClose} className="account-dialog">
      <DialogHead title={title} onClose={onClose} />
      <form onSubmit={submit}>
        <div className="dialog-body">
          {children}
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <div className="labelled">
            <label htmlFor={id}>Your password</label>
            <input className="input" id={id} name="password" type="password" autoComplete="current-password" required />
          </div>
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
