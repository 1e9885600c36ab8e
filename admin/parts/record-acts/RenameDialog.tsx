import { useNavigate } from '@tanstack/react-router'
import { api } from '../../api/api.ts'
import { sayFailure } from '../../api/failure.ts'
import { FormDialog } from '../../kit/dialog/FormDialog.tsx'
import { useSubmission } from '../../kit/dialog/use-submission.ts'
import { useToast } from '../../kit/toasts/use-toast.ts'
import { folderOf, nameIn } from '../../model/records/use-names.ts'
import { NameField } from './NameField.tsx'
import { UsedBy } from './UsedBy.tsx'
import { useName } from './use-name.ts'
import './record-acts.css'

type RenameDialogProps = {
  readonly record: string
  readonly version: number
  readonly isPublished: boolean
  readonly onClose: () => void
}

/** Gives a record another name: at once, unless its market asks for a second person. */
export function RenameDialog({ record, version, isPublished, onClose }: RenameDialogProps) {
  const folder = folderOf(record)
  const field = useName(folder, nameIn(folder, record))
  const [rename] = api.useRenameRecordMutation()
  const navigate = useNavigate()
  const toast = useToast()
  const { problem, isBusy, submit } = useSubmission({
    onClose,
    async run() {
      const refusal = await field.refusal()
      if (refusal !== undefined) return refusal
      const { data, error } = await rename({ record, version, to: field.record })
      if (!data) return sayFailure(error)
      if (data.isAskedFor) {
        toast('success', 'Somebody else has to give it this name, too: it waits under Reviews.')
        return undefined
      }
      toast('success', `It is ${field.name} now.`)
      if (data.remark) toast('error', data.remark)
      await navigate({ to: '/edit/$', params: { _splat: field.record } })
      return undefined
    },
  })
  const isLanding = folder === 'landings'
  return (
    <FormDialog title="Rename" action="Rename" isBusy={isBusy} problem={problem} onClose={onClose} onSubmit={submit}>
      <UsedBy record={record} verb="renamed" />
      <NameField
        label={isLanding ? 'New address' : 'New name'}
        name={field.name}
        hint={isLanding ? 'The last part of the address.' : 'Small letters, digits and dashes.'}
        problem={field.shown}
        isWaiting={field.isWaiting}
        onTyped={field.type}
      />
      {isPublished && (
        <p className="muted">
          {isLanding
            ? 'The landing is live at the new address at once, and the old address leads there for good. Where a market asks for a second person, that happens once somebody else gives it this name, too. '
            : 'The new name counts at once. '}
          Drafts, planned launches, the history and preview links come along.
        </p>
      )}
    </FormDialog>
  )
}
