import type { PlayerOutline } from '../../../src/contract/index.ts'
import { Ago } from '../../kit/format/Ago.tsx'
import { Table } from '../../kit/screen/Table.tsx'
import { StateBadges } from '../../parts/players/StateBadges.tsx'

export function PlayerList({ players }: { readonly players: readonly PlayerOutline[] }) {
  return (
    <Table head={['Player', 'Country', 'Registered', 'Last sign-in']}>
      {players.map((player) => (
        <tr key={player.id}>
          <th scope="row">
            <a href={`#/players/${player.id}`}>{player.name ?? 'Nameless player'}</a> <StateBadges player={player} />
            <span className="muted player-id">{player.id}</span>
          </th>
          <td>{player.country ?? <span className="muted">unknown</span>}</td>
          <td>
            <Ago moment={player.registeredAt} />
          </td>
          <td>
            <Ago moment={player.lastSeenAt} />
          </td>
        </tr>
      ))}
    </Table>
  )
}
