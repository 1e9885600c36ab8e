import type { TradedMarket } from '../../../../src/contract/index.ts'
import { actsOnMarket } from '../acts/acts.ts'
import type { Chosen } from '../acts/use-act.ts'

type MarketActsProps = { readonly market: TradedMarket; readonly onAct: (chosen: Chosen) => void }

/** What can be done about a market; each act is confirmed first. */
export function MarketActs({ market, onAct }: MarketActsProps) {
  const { id, name } = market
  return (
    <span className="trading-market-acts">
      {actsOnMarket(market).map((act) => (
        <button
          key={act.id}
          type="button"
          className="button button-small"
          aria-label={`${act.label}… ${name}`}
          onClick={() => onAct({ act, name, market: id })}
        >
          {act.label}…
        </button>
      ))}
    </span>
  )
}
