import { api } from '../../api/api.ts'
import { sayFailure } from '../../api/failure.ts'
import { FormDialog } from '../../kit/dialog/FormDialog.tsx'
import { enteredText, useSubmission } from '../../kit/dialog/use-submission.ts'
import { NoteField } from '../../kit/fields/NoteField.tsx'

type DeclineDialogProps = {
  readonly record: string
  /** The version that was seen. */
  readonly version: number
  /** Who has asked. */
  readonly by: string
  readonly onClose: () => void
  readonly onDone: () => void
}

/** "Not yet": what has to change before the draft is published. */
export function DeclineDialog({ record, version, by, onClose, onDone }: DeclineDialogProps) {
  const [decline] = api.useDeclineReviewMutation()
  const { problem, isBusy, submit } = useSubmission({
    done: `${by} sees it in the editor and under Reviews, and is told by e-mail.`,
    onClose,
    run: async (entered) => {
      const { error } = await decline({ record, version, reason: enteredText(entered, 'reason') })
      if (error) return sayFailure(error)
      onDone()
      return undefined
    },
  })
  return (
    <FormDialog
      title="Not yet"
      action="Send back"
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={submit}
    >
      <NoteField label={`What should ${by} change first?`} name="reason" rows={4} required data-focused-first />
    </FormDialog>
  )
}
