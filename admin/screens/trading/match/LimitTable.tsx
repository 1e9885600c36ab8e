import type { StakeLimit, TradedMatch } from '../../../../src/contract/index.ts'
import { Ago } from '../../../kit/format/Ago.tsx'
import { sayMoney } from '../../../kit/format/say-money.ts'
import { Table } from '../../../kit/screen/Table.tsx'
import type { Opened } from '../dialogs/opened.ts'

type LimitTableProps = {
  readonly match: TradedMatch
  readonly limits: readonly StakeLimit[]
  readonly onOpen: (opened: Opened) => void
}

/** What traders have limited, and why. */
export function LimitTable({ match, limits, onOpen }: LimitTableProps) {
  return (
    <Table className="trading-quiet" head={['Bets on', 'Most of a bet', 'Most for one outcome', 'Set']} unseen="Acts">
      {limits.map(({ market, what = 'the whole match', currency, stake, payout, by, at, reason }) => (
        <tr key={`${market} ${currency}`}>
          <th scope="row">{what}</th>
          <td className="trading-number">{stake === undefined ? 'as usual' : sayMoney(stake, currency)}</td>
          <td className="trading-number">{payout === undefined ? 'no limit' : sayMoney(payout, currency)}</td>
          <td>
            by {by}, <Ago moment={at} />: {reason}
          </td>
          <td>
            <button
              type="button"
              className="button button-small"
              aria-label={`Remove… the limit of ${what} in ${currency}`}
              onClick={() => {
                const about = { match: match.id, name: `${what}, ${currency}`, ...(market !== undefined && { market }) }
                onOpen({ type: 'unlimit', about, currency })
              }}
            >
              Remove…
            </button>
          </td>
        </tr>
      ))}
    </Table>
  )
}
