import type { SettlementRule } from '../../contract/index.ts'
import { halfLost, halfWon, lost, returned, type Share, won } from './share.ts'

/** Bets on an outcome, and what they pay for what becomes of it. */
export type BetsOnOutcome = { readonly outcome: string; readonly pays: (share: Share) => number }

/** How a market can end; without a rule, one of its outcomes wins. */
type Endings = { readonly rule: SettlementRule | undefined; readonly line: number | undefined }

/**
 * The most that the bets on a market pay, however it ends: as many outcomes win as can win together, or all stakes are
 * returned, or a quarter line is half won. In a dead heat outcomes pay in parts, which is not more; stakes on competitors
 * who do not start are returned.
 */
export function worstCase(market: Endings, bets: readonly BetsOnOutcome[]): number {
  const allReturned = sumOf(bets, () => returned)
  return Math.max(0, allReturned, mostWon(market.rule, bets), ...halfWonEither(market, bets))
}

const sumOf = (bets: readonly BetsOnOutcome[], shareOf: (outcome: string) => Share) =>
  bets.reduce((sum, { outcome, pays }) => sum + pays(shareOf(outcome)), 0)

/** How many outcomes win together. */
function winnersOf(rule: SettlementRule | undefined): number {
  if (rule?.kind === 'race-place') return rule.places
  return rule?.kind === 'double-chance' ? 2 : 1
}

function mostWon(rule: SettlementRule | undefined, bets: readonly BetsOnOutcome[]): number {
  const isRace = rule?.kind === 'race-winner' || rule?.kind === 'race-place'
  const otherwise = isRace ? returned : lost
  const gains = [...Map.groupBy(bets, ({ outcome }) => outcome).values()].map(
    (same) => sumOf(same, () => won) - sumOf(same, () => otherwise),
  )
  const largest = gains.toSorted((one, other) => other - one).slice(0, winnersOf(rule))
  return largest.reduce(
    (sum, gain) => sum + gain,
    sumOf(bets, () => otherwise),
  )
}

function halfWonEither({ rule, line = 0 }: Endings, bets: readonly BetsOnOutcome[]): readonly number[] {
  const isQuarter = (rule?.kind === 'handicap' || rule?.kind === 'total') && line % 500 !== 0
  if (!isQuarter) return []
  const outcomes = [...new Set(bets.map(({ outcome }) => outcome))]
  return outcomes.map((half) => sumOf(bets, (outcome) => (outcome === half ? halfWon : halfLost)))
}
