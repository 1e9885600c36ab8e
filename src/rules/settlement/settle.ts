import type { SettlementRule } from '../../contract/index.ts'
import type { Market } from './market.ts'
import { outcomesOf } from './outcomes-of.ts'
import { kindOfRule } from './rule-kinds.ts'
import type { Score } from './score.ts'
import { returned, type Share, type Shares } from './share.ts'

type MarketLine = Pick<Market, 'part' | 'line'>

/**
 * What becomes of stakes on each outcome; undefined while the part is not over. A part that is not over when the match
 * is, returns all stakes.
 */
export function settle(
  rule: SettlementRule,
  market: MarketLine,
  score: Score,
  sides: readonly string[],
): Shares | undefined {
  if (!score.finished.includes(market.part) && !score.finished.includes('match')) return undefined
  const outcomes = outcomesOf(rule, sides)
  return Object.fromEntries(outcomes.map((outcome) => [outcome, shareAtEnd(outcome, rule, market, score, sides)]))
}

/** The same for one outcome of a market whose part or match is over. */
export function shareAtEnd(
  outcome: string,
  rule: SettlementRule,
  { part, line }: MarketLine,
  score: Score,
  sides: readonly string[],
): Share {
  if (!score.finished.includes(part)) return returned
  const count = ('unit' in rule && score.counts[`${part}.${rule.unit}`]) || ([0, 0] as const)
  return kindOfRule(rule).shareOf(outcome, rule, { sides, count, line, ranking: score.ranking ?? [] })
}
