import { FormDialog } from '../../kit/dialog/FormDialog.tsx'
import { useSubmission } from '../../kit/dialog/use-submission.ts'
import { folderOf, nameIn } from '../../model/records/use-names.ts'
import { NameField } from './NameField.tsx'
import { useCopyRecord } from './use-copy-record.ts'
import { useName } from './use-name.ts'
import './record-acts.css'

type DuplicateDialogProps = {
  readonly record: string
  /** What the copy begins with. */
  readonly text: string
  readonly onClose: () => void
}

/** Makes a draft of a new record that says what another one says. */
export function DuplicateDialog({ record, text, onClose }: DuplicateDialogProps) {
  const folder = folderOf(record)
  const field = useName(folder, `${nameIn(folder, record)}-copy`)
  const copy = useCopyRecord()
  const { problem, isBusy, submit } = useSubmission({
    done: `${field.name} is a draft now.`,
    onClose,
    run: async () => (await field.refusal()) ?? copy(field.record, text),
  })
  return (
    <FormDialog
      title="Duplicate"
      action="Create draft"
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={submit}
    >
      <NameField
        label={folder === 'landings' ? 'Address of the copy' : 'Name of the copy'}
        name={field.name}
        hint="The copy is a draft; nothing is published yet."
        problem={field.shown}
        isWaiting={field.isWaiting}
        onTyped={field.type}
      />
    </FormDialog>
  )
}
