import { api } from '../../api/api.ts'
import type { Answer } from '../../api/ask.ts'
import { failureOf } from '../../api/failure.ts'
import { Ago } from '../../kit/format/Ago.tsx'
import { EditLink } from '../../kit/screen/EditLink.tsx'
import { Table } from '../../kit/screen/Table.tsx'
import { useToast } from '../../kit/toasts/use-toast.ts'
import { sayRecord } from '../../model/records/say-record.ts'
import { useMayCall } from '../../model/staff/staff.ts'

type Name = Answer<'reviews'>['names'][number]

/** The names that a second person has to give, too. */
export function Names({ names }: { readonly names: readonly Name[] }) {
  return (
    <Table head={['Record', 'New name', 'Requested']} unseen="Acts">
      {names.map((name) => (
        <NameRow key={name.record} name={name} />
      ))}
    </Table>
  )
}

function NameRow({ name: { record, version, to, requestedBy, requestedAt, isMine } }: { readonly name: Name }) {
  const mayAct = useMayCall('refuse-name')
  const [rename, renaming] = api.useRenameRecordMutation()
  const [refuse, refusing] = api.useRefuseNameMutation()
  const toast = useToast()
  const isBusy = renaming.isLoading || refusing.isLoading
  const say = (error: Parameters<typeof failureOf>[0] | undefined, done: string) =>
    error ? toast('error', failureOf(error).message) : toast('success', done)
  return (
    <tr>
      <td>
        <EditLink record={record}>{sayRecord(record)}</EditLink>
      </td>
      <td>{sayRecord(to)}</td>
      <td>
        {requestedBy}, <Ago moment={requestedAt} />
      </td>
      <td className="table-actions">
        {mayAct && !isMine && (
          <button
            type="button"
            className="button button-small"
            disabled={isBusy}
            onClick={async () => say((await rename({ record, version, to })).error, `It is ${sayRecord(to)} now.`)}
          >
            Rename
          </button>
        )}{' '}
        {mayAct && (
          <button
            type="button"
            className="button button-small button-quiet"
            disabled={isBusy}
            onClick={async () => say((await refuse({ record })).error, 'It keeps its name.')}
          >
            {isMine ? 'Cancel request' : 'Refuse'}
          </button>
        )}
      </td>
    </tr>
  )
}
