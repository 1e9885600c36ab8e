import { useNavigate } from '@tanstack/react-router'
import { recordKind } from '../../../src/contract/index.ts'
import { recordKinds } from '../../../src/contract/record-kinds.ts'
import { renamedText } from '../../../src/rules/renamed-text.ts'
import { api } from '../../api/api.ts'
import { sayFailure } from '../../api/failure.ts'
import { FormDialog } from '../../kit/dialog/FormDialog.tsx'
import { useSubmission } from '../../kit/dialog/use-submission.ts'
import { folderOf, nameIn } from '../../model/records/use-names.ts'
import { NameField } from './NameField.tsx'
import { useName } from './use-name.ts'
import './record-acts.css'

type DuplicateDialogProps = {
  readonly record: string
  /** What the copy begins with. */
  readonly text: string
  readonly title?: string
  readonly onClose: () => void
}

/** Makes a draft of a new record that says what another one says. */
export function DuplicateDialog({ record, text, title = 'Duplicate', onClose }: DuplicateDialogProps) {
  const folder = folderOf(record)
  const field = useName(folder, `${nameIn(folder, record)}-copy`)
  const [save] = api.useSaveDraftMutation()
  const navigate = useNavigate()
  const kind = recordKind(record)
  const { problem, isBusy, submit } = useSubmission({
    done: `${field.name} is a draft now.`,
    onClose,
    async run() {
      if (field.refusal) return field.refusal
      const key = (kind && recordKinds[kind].key) ?? ''
      const copy = renamedText(text, key, field.name)
      const { error } = await save({ record: field.record, version: 0, baseRevision: '', text: copy })
      if (error) return sayFailure(error)
      await navigate({ to: '/edit/$', params: { _splat: field.record } })
      return undefined
    },
  })
  return (
    <FormDialog
      title={title}
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
        onTyped={field.type}
      />
    </FormDialog>
  )
}
