import type { TradedMarket, TradedMatch } from '../../../../src/contract/index.ts'
import { Ago } from '../../../kit/format/Ago.tsx'
import { plural } from '../../../kit/format/plural.ts'

const matches: { readonly [State in TradedMatch['state']]: readonly [words: string, tone: string] } = {
  planned: ['upcoming', ''],
  live: ['live', 'badge-good'],
  finished: ['finished', ''],
  abandoned: ['abandoned', 'badge-warn'],
}

/** How far a match is, and what traders have suspended in it. */
export function MatchBadges({ match: { state, stop, stoppedMarkets, proposals } }: { readonly match: TradedMatch }) {
  const [words, tone] = matches[state]
  return (
    <span className="trading-badges">
      <span className={`badge ${tone}`}>{words}</span>
      {stop && <span className="badge badge-bad">suspended by {stop.by}</span>}
      {stoppedMarkets > 0 && <span className="badge badge-warn">{plural(stoppedMarkets, 'market')} suspended</span>}
      {proposals > 0 && <span className="badge badge-warn">{plural(proposals, 'result')} to confirm</span>}
    </span>
  )
}

const markets: { readonly [State in TradedMarket['state']]: readonly [words: string, tone: string] } = {
  open: ['open', 'badge-good'],
  suspended: ['suspended', 'badge-warn'],
  closed: ['closed', ''],
}

/** Whether a market takes bets, and who has suspended it. */
export function MarketBadges({ market: { state, stop, byHand } }: { readonly market: TradedMarket }) {
  const [words, tone] = markets[state]
  return (
    <span className="trading-badges">
      <span className={`badge ${tone}`}>{words}</span>
      {byHand && <span className="badge">result by hand</span>}
      {stop && (
        <span className="muted">
          by {stop.by}, <Ago moment={stop.at} />: {stop.reason}
        </span>
      )}
    </span>
  )
}
