import { useId, useState } from 'react'
import type { RecordText } from '../../../src/contract/index.ts'
import { FormDialog } from '../../kit/dialog/FormDialog.tsx'
import { useSubmission } from '../../kit/dialog/use-submission.ts'
import { nounIn } from '../../model/records/say-record.ts'
import { nameIn } from '../../model/records/use-names.ts'
import { NameField } from '../../parts/record-acts/NameField.tsx'
import { useCopyRecord } from '../../parts/record-acts/use-copy-record.ts'
import { useName } from '../../parts/record-acts/use-name.ts'

type NewRecordProps = {
  readonly folder: string
  /** What a new one can begin with. */
  readonly bases: readonly RecordText[]
  readonly onClose: () => void
}

/** A new shared record: complete from the beginning, because it starts as a copy. */
export function NewRecord({ folder, bases, onClose }: NewRecordProps) {
  const id = useId()
  const [base, setBase] = useState(bases[0]?.record ?? '')
  const field = useName(folder, '')
  const copy = useCopyRecord()
  const { problem, isBusy, submit } = useSubmission({
    done: `${field.name} is a draft now.`,
    onClose,
    run: async () =>
      (await field.refusal()) ?? copy(field.record, bases.find(({ record }) => record === base)?.text ?? '{}'),
  })
  return (
    <FormDialog
      title={`New ${nounIn(folder)}`}
      action="Create draft"
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={submit}
    >
      <NameField
        label="Name"
        name={field.name}
        hint="It is also the name of its file. Nothing is published yet."
        problem={field.shown}
        isWaiting={field.isWaiting}
        onTyped={field.type}
      />
      <div className="labelled">
        <label htmlFor={id}>Begins like</label>
        <select className="input" id={id} value={base} onChange={({ target }) => setBase(target.value)}>
          {bases.map(({ record }) => (
            <option key={record} value={record}>
              {nameIn(folder, record)}
            </option>
          ))}
        </select>
      </div>
    </FormDialog>
  )
}
