import type { CurrencySum, TradedMarket } from '../../../../src/contract/index.ts'
import { Table } from '../../../kit/screen/Table.tsx'
import type { Opened } from '../dialogs/opened.ts'
import { MarketBadges } from '../state/StateBadge.tsx'
import { Ended } from './Ended.tsx'
import { MarketActs } from './MarketActs.tsx'
import { sayOdds } from './say-odds.ts'

type QuietMarketsProps = {
  /** The id of the match. */
  readonly match: string
  readonly markets: readonly TradedMarket[]
  readonly usual: readonly CurrencySum[]
  readonly onOpen: (opened: Opened) => void
}

/** Markets on which nobody has an open bet: their odds and states are enough. */
export function QuietMarkets({ match, markets, usual, onOpen }: QuietMarketsProps) {
  return (
    <Table className="trading-quiet" head={['Market', 'Odds or result', 'State']} unseen="Acts">
      {markets.map((market) => (
        <tr key={market.id}>
          <th scope="row">{market.name}</th>
          <td>
            {hasEnded(market) ? (
              <Ended outcomes={market.outcomes} />
            ) : (
              market.outcomes.slice(0, most).map(sayOutcome).join(' · ')
            )}
          </td>
          <td>
            <MarketBadges market={market} />
          </td>
          <td>
            <MarketActs match={match} market={market} usual={usual} onOpen={onOpen} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

const hasEnded = ({ outcomes }: TradedMarket) => outcomes.some(({ share }) => share)

/** More would hide the other markets. */
const most = 6

const sayOutcome = ({ name, odds }: TradedMarket['outcomes'][number]) => `${name} ${sayOdds(odds)}`
