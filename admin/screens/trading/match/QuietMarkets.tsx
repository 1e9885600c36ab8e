import type { TradedMarket } from '../../../../src/contract/index.ts'
import { Table } from '../../../kit/screen/Table.tsx'
import type { Chosen } from '../acts/use-act.ts'
import { MarketBadges } from '../state/StateBadge.tsx'
import { MarketActs } from './MarketActs.tsx'
import { sayOdds } from './say-odds.ts'

type QuietMarketsProps = { readonly markets: readonly TradedMarket[]; readonly onAct: (chosen: Chosen) => void }

/** Markets on which nobody has an open bet: their odds and states are enough. */
export function QuietMarkets({ markets, onAct }: QuietMarketsProps) {
  return (
    <Table className="trading-quiet" head={['Market', 'Odds', 'State']} unseen="Acts">
      {markets.map((market) => (
        <tr key={market.id}>
          <th scope="row">{market.name}</th>
          <td>{market.outcomes.slice(0, most).map(sayOutcome).join(' · ')}</td>
          <td>
            <MarketBadges market={market} />
          </td>
          <td>
            <MarketActs market={market} onAct={onAct} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** More would hide the other markets. */
const most = 6

const sayOutcome = ({ name, odds }: TradedMarket['outcomes'][number]) => `${name} ${sayOdds(odds)}`
