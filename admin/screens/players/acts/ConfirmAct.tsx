import { type FormEvent, useId, useState } from 'react'
import { Dialog, DialogFoot, DialogHead } from '../../../kit/dialog/Dialog.tsx'
import { useToast } from '../../../kit/toasts/use-toast.ts'
import type { Act } from './acts.ts'
import { useAct } from './use-act.ts'
import './confirm-act.css'

type ConfirmActProps = {
  readonly act: Act
  readonly id: string
  readonly name: string
  readonly onClose: () => void
}

/** The word that somebody has to type before an act that cannot be undone. */
const word = 'erase'

export function ConfirmAct({ act, id, name, onClose }: ConfirmActProps) {
  const title = `${act.label}: ${name}`
  const [problem, setProblem] = useState<string>()
  const [isRunning, setRunning] = useState(false)
  const run = useAct()
  const toast = useToast()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setRunning(true)
    const failure = await run({ act, id, reason: String(new FormData(event.currentTarget).get('reason') ?? '') })
    setRunning(false)
    setProblem(failure)
    if (failure) return
    toast('success', act.done)
    onClose()
  }
  return (
    <Dialog label={title} onClose={onClose} className="confirm-act">
      <DialogHead title={title} onClose={onClose} />
      <form onSubmit={submit}>
        <div className="dialog-body">
          <p>{act.consequence}</p>
          {act.asksReason && <TextField name="reason" label="Reason, for your colleagues" minLength={3} />}
          {act.isFinal && <TextField name="word" label={`Type “${word}” to confirm`} pattern={word} />}
          <p className="muted">Your name, the time and the player’s id are logged.</p>
          <p className="problem" role="alert">
            {problem}
          </p>
        </div>
        <DialogFoot onCancel={onClose}>
          <button
            type="submit"
            className={`button ${act.isFinal || act.asksReason ? 'button-danger' : 'button-primary'}`}
            disabled={isRunning}
          >
            {act.label}
          </button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

type TextFieldProps = {
  readonly name: string
  readonly label: string
  readonly minLength?: number
  readonly pattern?: string
}

function TextField({ name, label, ...rules }: TextFieldProps) {
  const id = useId()
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        name={name}
        maxLength={500}
        autoComplete="off"
        required
        data-focused-first
        {...rules}
      />
    </div>
  )
}
