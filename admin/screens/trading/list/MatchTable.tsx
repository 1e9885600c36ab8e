import type { TradedMatch } from '../../../../src/contract/index.ts'
import { Ago } from '../../../kit/format/Ago.tsx'
import { sayMoney } from '../../../kit/format/say-money.ts'
import { Table } from '../../../kit/screen/Table.tsx'
import { MatchBadges } from '../state/StateBadge.tsx'

export function MatchTable({ matches }: { readonly matches: readonly TradedMatch[] }) {
  return (
    <Table className="trading-rows" head={['Match', 'State', 'Start', 'Open bets', 'Stakes']}>
      {matches.map((match) => (
        <tr key={match.id}>
          <th scope="row">
            <a href={`#/trading/${match.id}`}>{match.name}</a>
            <span className="muted trading-about">
              {match.sport} · {match.competition}
            </span>
          </th>
          <td className="trading-state">
            <MatchBadges match={match} /> {match.score && <span className="trading-score">{match.score}</span>}
          </td>
          <td>
            <Ago moment={match.startsAt} />
          </td>
          <td className="trading-number">{match.bets}</td>
          <td className="trading-number">
            {match.staked.map(({ amount, currency }) => (
              <div key={currency}>{sayMoney(amount, currency)}</div>
            ))}
          </td>
        </tr>
      ))}
    </Table>
  )
}
