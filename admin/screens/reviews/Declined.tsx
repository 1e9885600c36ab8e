import type { Answer } from '../../api/ask.ts'
import { Ago } from '../../kit/format/Ago.tsx'
import { EditLink } from '../../kit/screen/EditLink.tsx'
import { Table } from '../../kit/screen/Table.tsx'
import { sayRecord } from '../../model/records/say-record.ts'
import './declined.css'

type DeclinedProps = { readonly drafts: Answer<'reviews'>['drafts'] }

/** What reviewers have said "not yet" to. */
export function Declined({ drafts }: DeclinedProps) {
  return (
    <Table head={['Record', 'Requested', 'Not yet, says', 'What to change']} className="declined">
      {drafts.map(({ record, requestedBy, isMine, declined }) => (
        <tr key={record}>
          <td>
            <EditLink record={record}>{sayRecord(record)}</EditLink>
          </td>
          <td>{isMine ? 'You' : requestedBy}</td>
          <td>
            {declined?.by}, {declined && <Ago moment={declined.at} />}
          </td>
          <td>{declined?.reason}</td>
        </tr>
      ))}
    </Table>
  )
}
