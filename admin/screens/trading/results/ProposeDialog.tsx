import type { ReactNode } from 'react'
import type { ProposedResult } from '../../../../src/contract/index.ts'
import { FormDialog } from '../../../kit/dialog/FormDialog.tsx'
import { enteredText, useSubmission } from '../../../kit/dialog/use-submission.ts'
import { NoteField } from '../../../kit/fields/NoteField.tsx'
import { usePropose } from './use-propose.ts'

/** What a proposal is about, as it was when its dialog was opened. */
export type Seen = { readonly match: string; readonly seen: string; readonly name: string }

type ProposeDialogProps = {
  readonly about: Seen
  readonly title: string
  readonly consequence: string
  readonly resultOf: (entered: FormData) => ProposedResult
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** Proposes a result, which a colleague confirms. */
export function ProposeDialog({ about, title, consequence, resultOf, onClose, children }: ProposeDialogProps) {
  const propose = usePropose()
  const { match, seen, name } = about
  const { problem, isBusy, submit } = useSubmission({
    run: (entered) => propose({ match, seen, result: resultOf(entered), note: enteredText(entered, 'note') }),
    done: 'The result is proposed; a colleague has to confirm it.',
    onClose,
  })
  return (
    <FormDialog
      title={`${title}: ${name}`}
      action="Propose"
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{consequence} Nothing is settled before another trader has confirmed it.</p>
      {children}
      <NoteField label="Source or reason, for colleagues" name="note" rows={2} required />
      <p className="muted">Your name, the time and what you propose are logged.</p>
    </FormDialog>
  )
}
