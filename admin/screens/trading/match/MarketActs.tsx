import type { CurrencySum, TradedMarket } from '../../../../src/contract/index.ts'
import { actsOnMarket } from '../acts/acts.ts'
import type { Opened } from '../dialogs/opened.ts'

type MarketActsProps = {
  /** The id of the match. */
  readonly match: string
  readonly market: TradedMarket
  /** The usual maximum stakes, which a limit is below. */
  readonly usual: readonly CurrencySum[]
  readonly onOpen: (opened: Opened) => void
}

/** What can be done about a market; each act is confirmed first. */
export function MarketActs({ match, market, usual, onOpen }: MarketActsProps) {
  const { id, name, seen, state } = market
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
      {state !== 'closed' && usual.length > 0 && (
        <button
          type="button"
          className="button button-small"
          aria-label={`Limit… ${name}`}
          onClick={() => onOpen({ type: 'limit', usual, about: { match, name, market: id } })}
        >
          Limit…
        </button>
      )}
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
