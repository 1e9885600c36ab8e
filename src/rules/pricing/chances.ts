import type { SettlementRule } from '../../contract/index.ts'
import { outcomesOf } from '../settlement/outcomes-of.ts'
import { settle } from '../settlement/settle.ts'
import type { Endings } from './endings.ts'

export type Chances = {
  /** How much of a stake is not returned, on average. */
  readonly decided: number
  /** By outcome: how much of what is decided it wins. */
  readonly of: ReadonlyMap<string, number>
}

/** The chances of a market's outcomes: what settlement makes of each ending of the match. */
export function chancesOf(
  rule: SettlementRule,
  market: { readonly part: string; readonly line?: number },
  endings: Endings,
): Chances {
  const outcomes = outcomesOf(rule, endings.sides)
  const won = new Map(outcomes.map((outcome) => [outcome, 0]))
  let returned = 0
  for (const { score, times } of endings.of(rule, market.part)) {
    const shares = settle(rule, market, score, endings.sides) ?? {}
    // What is returned is returned on all outcomes.
    const [first = { returned: 0, of: 1 }] = Object.values(shares)
    returned += (first.returned / first.of) * times
    for (const [outcome, share] of Object.entries(shares))
      won.set(outcome, (won.get(outcome) ?? 0) + (share.won / share.of) * times)
  }
  const decided = endings.times - returned
  return {
    decided: decided / endings.times,
    of: new Map([...won].map(([outcome, times]) => [outcome, decided > 0 ? times / decided : 0])),
  }
}
