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
  /** Whether markets that are not told are suspended. */
  readonly suspendsOthers: boolean
}

/** The columns of a market that change. */
export type Changing = {
  readonly state: MarketState
  readonly odds: string
  readonly result: string | null
}

type Known = Changing & { readonly part: string; readonly line: number | null }

/** A market after a message. A result stays until another one corrects it, even if its part is played on. */
export function marketAfter(
  market: Known,
  told: ToldMarket | undefined,
  type: MarketType | undefined,
  situation: Situation,
): Changing {
  const result = (type && resultOf(market, type, situation)) ?? market.result
  if (result) return { state: 'closed', odds: market.odds, result }
  const odds = told ? JSON.stringify(told.odds) : market.odds
  return { state: stateOf(market, told, type, situation), odds, result: null }
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
