import type { SettlementRule } from '../../contract/index.ts'
import type { Market } from './market.ts'
import { outcomesOf } from './outcomes-of.ts'
import { kindOfRule } from './rule-kinds.ts'
import type { Score } from './score.ts'
import { returned, type Shares } from './share.ts'

/**
 * What becomes of stakes on each outcome; undefined while the part is not over. A part that is not over when the match
 * is, returns all stakes.
 */
export function settle(
  rule: SettlementRule,
  { part, line }: Pick<Market, 'part' | 'line'>,
  score: Score,
  sides: readonly string[],
): Shares | undefined {
  const isOver = score.finished.includes(part)
  if (!isOver && !score.finished.includes('match')) return undefined
  const count = ('unit' in rule && score.counts[`${part}.${rule.unit}`]) || ([0, 0] as const)
  const played = { sides, count, line, ranking: score.ranking ?? [] }
  const shareOf = (outcome: string) => (isOver ? kindOfRule(rule).shareOf(outcome, rule, played) : returned)
  return Object.fromEntries(outcomesOf(rule, sides).map((outcome) => [outcome, shareOf(outcome)]))
}
