import { type FormEvent, useId, useState } from 'react'
import { Dialog, DialogFoot, DialogHead } from '../../../kit/dialog/Dialog.tsx'
import { useToast } from '../../../kit/toasts/use-toast.ts'
import type { Act } from './acts.ts'
import { reasons } from './reasons.ts'
import { useAct } from './use-act.ts'

type ConfirmActProps = {
  readonly act: Act
  readonly id: string
  readonly name: string
  readonly onClose: () => void
}

export function ConfirmAct({ act, id, name, onClose }: ConfirmActProps) {
  const title = `${act.label}: ${name}`
  const { problem, isRunning, submit } = useConfirmation(act, id, onClose)
  return (
    <Dialog label={title} onClose={onClose}>
      <DialogHead title={title} onClose={onClose} />
      <form onSubmit={submit}>
        <div className="dialog-body">
          <p>{act.consequence}</p>
          {act.asksReason && <ReasonField />}
          <NoteField isRequired={act.needsNote === true} />
          <p className="muted">Your name, the time and the id of the withdrawal are logged.</p>
          <p className="problem" role="alert">
            {problem}
          </p>
        </div>
        <DialogFoot onCancel={onClose}>
          <button
            type="submit"
            className={`button ${act.asksReason ? 'button-danger' : 'button-primary'}`}
            disabled={isRunning}
          >
            {act.label}
          </button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

function useConfirmation(act: Act, id: string, onClose: () => void) {
  const [problem, setProblem] = useState<string>()
  const [isRunning, setRunning] = useState(false)
  const run = useAct()
  const toast = useToast()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    const text = (name: string) => String(entered.get(name) ?? '').trim()
    setRunning(true)
    const failure = await run({ act, id, reason: text('reason'), note: text('note') })
    setRunning(false)
    setProblem(failure)
    if (failure) return
    toast('success', act.done)
    onClose()
  }
  return { problem, isRunning, submit }
}

function ReasonField() {
  const id = useId()
  return (
    <div className="labelled">
      <label htmlFor={id}>Reason, which the player reads</label>
      <select className="input" id={id} name="reason" required defaultValue="" data-focused-first>
        <option value="" disabled>
          Choose a reason
        </option>
        {Object.entries(reasons).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

function NoteField({ isRequired }: { readonly isRequired: boolean }) {
  const id = useId()
  return (
    <div className="labelled">
      <label htmlFor={id}>Note for colleagues{isRequired ? '' : ', if you like'}</label>
      <textarea
        className="input"
        id={id}
        name="note"
        rows={3}
        maxLength={500}
        required={isRequired}
        data-focused-first
      />
    </div>
  )
}
