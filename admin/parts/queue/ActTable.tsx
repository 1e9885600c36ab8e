import { Ago } from '../../kit/format/Ago.tsx'
import { Table } from '../../kit/screen/Table.tsx'
import './queue.css'

type DoneAct = {
  readonly id: string
  /** The colleague. */
  readonly by: string
  /** What was done, in words. */
  readonly did: string
  readonly at: string
  readonly note: string
}

/** What colleagues did about something in a queue, oldest first. */
export function ActTable({ acts }: { readonly acts: readonly DoneAct[] }) {
  return (
    <Table className="queue-acts" head={['Colleague', 'Did', 'When', 'Note']}>
      {acts.map(({ id, by, did, at, note }) => (
        <tr key={id}>
          <th scope="row">{by}</th>
          <td>{did}</td>
          <td>
            <Ago moment={at} />
          </td>
          <td className="queue-note">{note}</td>
        </tr>
      ))}
    </Table>
  )
}
