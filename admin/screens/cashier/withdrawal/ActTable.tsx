import type { Answer } from '../../../api/ask.ts'
import { Ago } from '../../../kit/format/Ago.tsx'
import { Table } from '../../../kit/screen/Table.tsx'

type Acts = Answer<'withdrawal'>['acts']

const words: { readonly [Name in Acts[number]['act']]: string } = {
  approve: 'approved',
  reject: 'rejected',
  send: 'sent',
  note: 'noted',
}

export function ActTable({ acts }: { readonly acts: Acts }) {
  return (
    <Table className="withdrawal-acts" head={['Colleague', 'Did', 'When', 'Note']}>
      {acts.map(({ at, by, act, note }) => (
        <tr key={`${at} ${by} ${act}`}>
          <th scope="row">{by}</th>
          <td>{words[act]}</td>
          <td>
            <Ago moment={at} />
          </td>
          <td className="withdrawal-note">{note}</td>
        </tr>
      ))}
    </Table>
  )
}
