import { recordKind } from '../../../../src/contract/index.ts'
import { api } from '../../../api/api.ts'
import { failureOf } from '../../../api/failure.ts'
import { EditLink } from '../../../kit/screen/EditLink.tsx'
import { useToast } from '../../../kit/toasts/use-toast.ts'
import type { DocumentState, OpenDocument } from '../../../model/document/document.ts'
import { readContent } from '../../../model/record/content.ts'
import { useMayCall } from '../../../model/staff/staff.ts'
import { Launches } from '../launch/Launches.tsx'
import './deletion.css'

type DeletionProps = { readonly document: OpenDocument; readonly state: DocumentState }

/** Instead of the form: the draft deletes the record. */
export function Deletion({ document, state }: DeletionProps) {
  const { record } = document
  const [keep, { isLoading }] = api.useKeepRecordMutation()
  const mayKeep = useMayCall('keep-record')
  const toast = useToast()
  const takeBack = async () => {
    const { error } = await keep({ record })
    if (error) return toast('error', failureOf(error).message)
    toast('success', 'The deletion was taken back.')
    await document.catchUp()
  }
  return (
    <section className="deletion" aria-labelledby="deletion-title">
      <h2 id="deletion-title">This draft deletes the {recordKind(record)?.replaceAll('-', ' ')}</h2>
      <p className="muted">It stays as it is until the deletion is published.</p>
      {state.along.length > 0 && (
        <ul>
          {state.along.map((redirect) => (
            <Redirect key={redirect} record={redirect} />
          ))}
        </ul>
      )}
      <Launches document={document} state={state} />
      {mayKeep && (
        <button type="button" className="button" disabled={isLoading} onClick={() => void takeBack()}>
          Keep it
        </button>
      )}
    </section>
  )
}

/** Where an address leads once this is published. */
function Redirect({ record }: { readonly record: string }) {
  const { data } = api.useRecordQuery({ name: record })
  const { from, to } = readContent(data?.draft?.text ?? '') ?? {}
  if (typeof from !== 'string' || typeof to !== 'string') return null
  return (
    <li>
      <EditLink record={record}>{from}</EditLink> leads to <strong>{to || 'the home page'}</strong>.
    </li>
  )
}
