import { useId } from 'react'
import { FormDialog } from '../../kit/dialog/FormDialog.tsx'
import { enteredText, useSubmission } from '../../kit/dialog/use-submission.ts'
import { NoteField } from '../../kit/fields/NoteField.tsx'
import type { Given, QueueAct } from './act.ts'

type ConfirmActProps = {
  readonly act: QueueAct
  /** What is decided about, such as withdrawal, and which one. */
  readonly subject: string
  readonly name: string
  readonly reasons: Readonly<Record<string, string>>
  /** Resolves to why it failed, or to undefined. */
  readonly run: (given: Given) => Promise<string | undefined>
  readonly onClose: () => void
}

export function ConfirmAct({ act, subject, name, reasons, run, onClose }: ConfirmActProps) {
  const { problem, isBusy, submit } = useSubmission({
    run: (entered) => run({ reason: enteredText(entered, 'reason'), note: enteredText(entered, 'note') }),
    done: act.done,
    onClose,
  })
  return (
    <FormDialog
      title={`${act.label}: ${name}`}
      action={act.label}
      isDangerous={act.asksReason}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{act.consequence}</p>
      {act.asksReason && <ReasonField reasons={reasons} />}
      <NoteField
        label={`Note for colleagues${act.needsNote ? '' : ', if you like'}`}
        name="note"
        rows={3}
        required={act.needsNote === true}
        data-focused-first
      />
      <p className="muted">Your name, the time and the id of the {subject} are logged.</p>
    </FormDialog>
  )
}

function ReasonField({ reasons }: Pick<ConfirmActProps, 'reasons'>) {
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
