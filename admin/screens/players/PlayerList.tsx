import type { PlayerOutline } from '../../../src/contract/index.ts'
import { Ago } from '../../kit/format/Ago.tsx'
import { StateBadges } from './state/StateBadges.tsx'

export function PlayerList({ players }: { readonly players: readonly PlayerOutline[] }) {
  return (
    <div className="table-frame">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col">Country</th>
            <th scope="col">Registered</th>
            <th scope="col">Last sign-in</th>
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <tr key={player.id}>
              <th scope="row">
                <a href={`#/players/${player.id}`}>{player.name ?? 'Nameless player'}</a>{' '}
                <StateBadges player={player} />
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
        </tbody>
      </table>
    </div>
  )
}
