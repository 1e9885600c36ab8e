import type { BetLeg } from '../../../contract/index.ts'
import { usePageBasics } from '../../../ui/page-basics.ts'
import { useText } from '../../../ui/text.ts'
import type { MarketNames } from '../../page/market-names.ts'
import { useSitePage } from '../../page/page.ts'
import { marketWords } from '../../parts/market/market-words.ts'

export type LegWords = {
  readonly match: string
  readonly market: string
  readonly outcome: string
  /** What a competitor is called. */
  readonly sideOf: (side: string) => string
}

const noNames: MarketNames = { competitions: {}, marketTypes: {} }

/** What a leg of a bet is called. A match that is not kept any more has its id. */
export function useLegWords(): (leg: BetLeg) => LegWords {
  const text = useText()
  const { numbers } = usePageBasics()
  const { content } = useSitePage()
  const names = content.kind === 'bets' ? content.names : noNames
  const words = marketWords({ names, text, numbers })
  return (leg) => {
    const match = leg.match ?? { competition: '', sides: [] }
    return {
      match: words.match(match) || leg.fixture,
      market: words.market(match, leg),
      sideOf: (side) => words.sideOf(match, side),
      outcome: leg.match ? words.outcome(match, leg, leg.outcome) : leg.outcome,
    }
  }
}
