import type { Answer } from '../../../api/ask.ts'
import { Ago } from '../../../kit/format/Ago.tsx'
import { Table } from '../../../kit/screen/Table.tsx'
import { reasons } from '../acts/reasons.ts'
import { isKind, kinds } from '../document/kinds.ts'

type Acts = Answer<'verification'>['acts']

const words: { readonly [Name in Acts[number]['act']]: string } = {
  take: 'took it',
  view: 'viewed',
  approve: 'approved',
  reject: 'rejected',
  reopen: 'reopened',
  note: 'noted',
}

export function ActTable({ acts }: { readonly acts: Acts }) {
  return (
    <Table className="check-acts" head={['Colleague', 'Did', 'When', 'Note']}>
      {acts.map(({ at, by, act, reason, note }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, and equal acts may be of one second.
        <tr key={place}>
          <th scope="row">{by}</th>
          <td>
            {words[act]} {act === 'view' && isKind(note) && kinds[note].toLowerCase()}
            {reason && `: ${reasons[reason]}`}
          </td>
          <td>
            <Ago moment={at} />
          </td>
          <td className="verification-note">{act !== 'view' && note}</td>
        </tr>
      ))}
    </Table>
  )
}
