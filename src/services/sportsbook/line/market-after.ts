import type { FixtureState, MarketState, MarketType, ToldMarket } from '../../../contract/index.ts'
import { outcomesOf } from '../../../rules/settlement/outcomes-of.ts'
import type { Score } from '../../../rules/settlement/score.ts'
import { settle } from '../../../rules/settlement/settle.ts'
import { returned, type Shares } from '../../../rules/settlement/share.ts'

/** What a market depends on. */
export type Situation = {
  readonly state: FixtureState
  readonly score: Score
  readonly sides: readonly string[]
  /** Whether the score and the state are those of the feed, not of traders. */
  readonly isTold: boolean
  /** Whether markets that are not told are suspended. */
  readonly suspendsOthers: boolean
}

/** The columns of a market that change. */
export type Changing = {
  readonly state: MarketState
  readonly odds: string
  readonly result: string | null
  /** What the feed says in place of a result by hand. */
  readonly told_result: string | null
}

type Known = Changing & { readonly part: string; readonly line: number | null; readonly by_hand: number }

/**
 * A market after a message. A result stays until another one corrects it, even if its part is played on; that of traders
 * stays until they correct it, and what the feed says is kept beside it.
 */
export function marketAfter(
  market: Known,
  told: ToldMarket | undefined,
  type: MarketType | undefined,
  situation: Situation,
): Changing {
  if (market.by_hand) return { ...market, told_result: toldResult(market, type, situation) }
  const result = (type && resultOf(market, type, situation)) ?? market.result
  if (result) return { state: 'closed', odds: market.odds, result, told_result: null }
  const odds = told ? JSON.stringify(told.odds) : market.odds
  return { state: stateOf(market, told, type, situation), odds, result: null, told_result: null }
}

function toldResult(market: Known, type: MarketType | undefined, situation: Situation): string | null {
  if (!type || !situation.isTold) return market.told_result
  return resultOf({ ...market, result: market.told_result }, type, situation) ?? market.told_result
}

function resultOf(
  { part, line, result }: Known,
  { rule }: MarketType,
  { state, score, sides }: Situation,
): string | undefined {
  const shares = settle(rule, { part, ...(line !== null && { line }) }, score, sides)
  const isReturned = state === 'abandoned' && !result
  const decided = shares ?? (isReturned ? allReturned(outcomesOf(rule, sides)) : undefined)
  return decided && JSON.stringify(decided)
}

const allReturned = (outcomes: readonly string[]): Shares =>
  Object.fromEntries(outcomes.map((outcome) => [outcome, returned]))

function stateOf(
  { state, part }: Known,
  told: ToldMarket | undefined,
  type: MarketType | undefined,
  situation: Situation,
): MarketState {
  const isLate = situation.state === 'live' && !type?.live && hasBegun(part, situation.score)
  if (isLate || situation.state === 'finished' || situation.state === 'abandoned') return 'closed'
  if (told) return told.state
  return state === 'open' && situation.suspendsOthers ? 'suspended' : state
}

/** A part that has begun has counts; a match without units begins when it is live. */
const hasBegun = (part: string, { counts }: Score) =>
  part === 'match' || Object.keys(counts).some((key) => key.startsWith(`${part}.`))
