import type { QueuedVerification } from '../../../../src/contract/index.ts'
import { LongName } from '../../../kit/format/LongName.tsx'
import { Table } from '../../../kit/screen/Table.tsx'
import { StateBadges } from '../../../parts/players/StateBadges.tsx'
import { Clock } from '../state/Clock.tsx'
import { StateBadge } from '../state/StateBadge.tsx'

export function QueueTable({ verifications }: { readonly verifications: readonly QueuedVerification[] }) {
  return (
    <Table className="verification-rows" head={['Player', 'State', 'Documents', 'Waiting or decided']}>
      {verifications.map((verification) => {
        const { id, player, state, documents, asked } = verification
        return (
          <tr key={id}>
            <th scope="row">
              <a href={`#/verification/${id}`}>
                <LongName name={player.name ?? 'Nameless player'} />
              </a>{' '}
              <StateBadges player={player} />
            </th>
            <td>
              <StateBadge state={state} />
            </td>
            <td>
              {documents} of {asked}
            </td>
            <td>
              <Clock verification={verification} />
            </td>
          </tr>
        )
      })}
    </Table>
  )
}
