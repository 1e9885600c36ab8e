import type { TradedMarket } from '../../../../src/contract/index.ts'
import { actsOnMarket } from '../acts/acts.ts'
import type { Opened } from '../dialogs/opened.ts'

type MarketActsProps = {
  /** The id of the match. */
  readonly match: string
  readonly market: TradedMarket
  readonly onOpen: (opened: Opened) => void
}

/** What can be done about a market; each act is confirmed first. */
export function MarketActs({ match, market, onOpen }: MarketActsProps) {
  const { id, name, seen } = market
  return (
    <span className="trading-market-acts">
      {actsOnMarket(market).map((act) => (
        <button
          key={act.id}
          type="button"
          className="button button-small"
          aria-label={`${act.label}… ${name}`}
          onClick={() => onOpen({ type: 'act', act, name, market: id })}
        >
          {act.label}…
        </button>
      ))}
      <button
        type="button"
        className="button button-small"
        aria-label={`Result… ${name}`}
        onClick={() => onOpen({ type: 'outcomes', market, about: { match, name, seen } })}
      >
        Result…
      </button>
    </span>
  )
}
