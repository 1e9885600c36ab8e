import type { SettlementRule } from '../../contract/index.ts'
import { outcomesOf } from '../settlement/outcomes-of.ts'
import { shareAtEnd } from '../settlement/settle.ts'
import type { Endings } from './endings.ts'

export type Chances = {
  /** How much of a stake is not returned, on average. */
  readonly decided: number
  /** By outcome: how much of what is decided it wins. */
  readonly of: ReadonlyMap<string, number>
}

type MarketLine = { readonly part: string; readonly line?: number }

/** The chances of a market's outcomes: what settlement makes of each ending of the match. */
export function chancesOf(rule: SettlementRule, market: MarketLine, endings: Endings): Chances {
  const found = outcomesOf(rule, endings.sides).map(
    (outcome) => [outcome, chanceOf(outcome, rule, market, endings)] as const,
  )
  return {
    // What is returned is returned on all outcomes.
    decided: found[0]?.[1].decided ?? 0,
    of: new Map(found.map(([outcome, { chance }]) => [outcome, chance])),
  }
}

type OneChance = { readonly decided: number; readonly chance: number }

export function chanceOf(outcome: string, rule: SettlementRule, market: MarketLine, endings: Endings): OneChance {
  let [returned, won] = [0, 0]
  for (const { score, times } of endings.of(rule, market.part)) {
    const share = shareAtEnd(outcome, rule, market, score, endings.sides)
    returned += (share.returned / share.of) * times
    won += (share.won / share.of) * times
  }
  const decided = endings.times - returned
  return { decided: decided / endings.times, chance: decided > 0 ? won / decided : 0 }
}
