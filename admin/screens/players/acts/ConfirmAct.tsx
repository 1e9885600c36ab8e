import { FormDialog } from '../../../kit/dialog/FormDialog.tsx'
import { enteredText, useSubmission } from '../../../kit/dialog/use-submission.ts'
import { TextField } from '../../../kit/fields/TextField.tsx'
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
  const run = useAct()
  const { problem, isBusy, submit } = useSubmission({
    run: (entered) => run({ act, id, reason: enteredText(entered, 'reason') }),
    done: act.done,
    onClose,
  })
  return (
    <FormDialog
      title={`${act.label}: ${name}`}
      action={act.label}
      isDangerous={act.isFinal || act.asksReason}
      isBusy={isBusy}
      problem={problem}
      className="confirm-act"
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{act.consequence}</p>
      {act.asksReason && (
        <TextField
          label="Reason, for your colleagues"
          name="reason"
          minLength={3}
          maxLength={500}
          required
          data-focused-first
        />
      )}
      {act.isFinal && (
        <TextField label={`Type “${word}” to confirm`} name="word" pattern={word} required data-focused-first />
      )}
      <p className="muted">Your name, the time and the player’s id are logged.</p>
    </FormDialog>
  )
}
