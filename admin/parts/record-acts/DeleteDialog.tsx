import { useState } from 'react'
import { api } from '../../api/api.ts'
import { sayFailure } from '../../api/failure.ts'
import { FormDialog } from '../../kit/dialog/FormDialog.tsx'
import { useSubmission } from '../../kit/dialog/use-submission.ts'
import { sayRecord } from '../../model/records/say-record.ts'
import { folderOf } from '../../model/records/use-names.ts'
import { LandingPicker } from '../landing-picker/LandingPicker.tsx'
import { UsedBy } from './UsedBy.tsx'
import './record-acts.css'

type DeleteDialogProps = {
  readonly record: string
  readonly version: number
  readonly isPublished: boolean
  readonly onClose: () => void
  /** Once the deletion is a draft, or the record is gone because it was never published. */
  readonly onDone: () => void
}

/** Drafts the deletion of a record. The address of a landing never dies: it leads to another one. */
export function DeleteDialog({ record, version, isPublished, onClose, onDone }: DeleteDialogProps) {
  const [remove] = api.useRemoveRecordMutation()
  const isAddressed = isPublished && folderOf(record) === 'landings'
  const [to, setTo] = useState<string>()
  const { problem, isBusy, submit } = useSubmission({
    done: isPublished ? 'The deletion is a draft now.' : `${sayRecord(record)} was deleted.`,
    onClose,
    async run() {
      if (isAddressed && to === undefined) return 'Choose the landing to which the old address leads.'
      const { error } = await remove({ record, version, ...(isAddressed && { to: to ?? '' }) })
      if (error) return sayFailure(error)
      onDone()
      return undefined
    },
  })
  return (
    <FormDialog
      title="Delete"
      action={isPublished ? 'Draft the deletion' : 'Delete'}
      isDangerous
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={submit}
    >
      <UsedBy record={record} verb="deleted" />
      {isAddressed && <LandingPicker label="Its address leads to" slug={to} onPicked={({ slug }) => setTo(slug)} />}
      <p className="muted">
        {isPublished
          ? 'It stays live until the deletion is published, like any change. It can be brought back from the history.'
          : 'It has never been published. This cannot be undone.'}
      </p>
    </FormDialog>
  )
}
