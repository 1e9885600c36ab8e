import type { PlayerOutline } from '../../../src/contract/index.ts'
import { countryName } from '../../../src/rules/country-name.ts'
import { Ago } from '../../kit/format/Ago.tsx'
import { LongName } from '../../kit/format/LongName.tsx'
import { Table } from '../../kit/screen/Table.tsx'
import { StateBadges } from '../../parts/players/StateBadges.tsx'

export function PlayerList({ players }: { readonly players: readonly PlayerOutline[] }) {
  return (
    <Table head={['Player', 'Country', 'Registered', 'Last sign-in']}>
      {players.map((player) => (
        <tr key={player.id}>
          <th scope="row">
            <a href={`#/players/${player.id}`}>
              <LongName name={player.name ?? 'Nameless player'} />
            </a>{' '}
            <StateBadges player={player} />
            <span className="muted player-id">{player.id}</span>
          </th>
          <td>{player.country ? countryName(player.country) : <span className="muted">unknown</span>}</td>
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
