import type { QueuedWithdrawal } from '../../../../src/contract/index.ts'
import { Ago } from '../../../kit/format/Ago.tsx'
import { LongName } from '../../../kit/format/LongName.tsx'
import { sayMoney } from '../../../kit/format/say-money.ts'
import { Table } from '../../../kit/screen/Table.tsx'
import { StateBadges } from '../../../parts/players/StateBadges.tsx'
import { Due } from '../state/Due.tsx'
import { StateBadge } from '../state/StateBadge.tsx'

type QueueTableProps = {
  readonly withdrawals: readonly QueuedWithdrawal[]
  /** What the last column is: the deadline of open ones, the end of others. */
  readonly clock: 'Due' | 'Finished' | 'Due or finished'
}

export function QueueTable({ withdrawals, clock }: QueueTableProps) {
  return (
    <Table className="cashier-rows" head={['Withdrawal', 'Player', 'State', 'Asked', clock]}>
      {withdrawals.map((withdrawal) => {
        const { id, amount, currency, method, player, askedAt } = withdrawal
        return (
          <tr key={id}>
            <th scope="row">
              <a href={`#/cashier/${id}`}>{sayMoney(amount, currency)}</a>
              <span className="muted cashier-method">{method}</span>
            </th>
            <td>
              <LongName name={player.name ?? 'Nameless player'} /> <StateBadges player={player} />
            </td>
            <td>
              <StateBadge withdrawal={withdrawal} />
            </td>
            <td>
              <Ago moment={askedAt} />
            </td>
            <td>
              <Due withdrawal={withdrawal} />
            </td>
          </tr>
        )
      })}
    </Table>
  )
}
