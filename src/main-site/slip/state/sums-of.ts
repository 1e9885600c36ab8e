import { smallestAmount } from '../../../rules/minor-units.ts'
import { countCombinations } from '../../../rules/odds/combinations.ts'
import { overallOdds } from '../../../rules/odds/overall-odds.ts'
import { possibleWin } from '../../../rules/slip/possible-win.ts'
import { type StakeProblem, stakeProblem } from '../../../rules/slip/stake-problem.ts'

export type Limits = { readonly minimum: number; readonly maximum: number; readonly maximum_win: number }

/** A bet that could be placed, by the odds of its legs. */
type Bet = { readonly odds: readonly number[]; readonly size: number }

type Staked = {
  /** On each combination, in minor units; undefined if it is not a number. */
  readonly stake: number | undefined
  /** Undefined until they are known. */
  readonly limits: Limits | undefined
  /** The decimals of the currency. */
  readonly digits: number
}

export type Sums = {
  readonly combinations: number
  /** What is staked with all bets. */
  readonly total: number
  readonly win: number | undefined
  /** Of a bet on all legs together. */
  readonly odds: number | undefined
  readonly problem: StakeProblem | undefined
}

/** What bets with the same stake on each combination cost, and what they pay if every leg wins. */
export function sumsOf(bets: readonly Bet[], { stake, limits, digits }: Staked): Sums {
  const [first] = bets
  const combinations = bets.reduce((sum, { odds, size }) => sum + countCombinations(odds.length, size), 0)
  const isTogether = first !== undefined && bets.length === 1 && first.size === first.odds.length
  const problem =
    first && limits && stake !== undefined
      ? stakeProblem({ stake, legs: first.odds.length, size: first.size }, limits, digits)
      : undefined
  return {
    combinations,
    total: (stake ?? 0) * combinations,
    win: stake === undefined || !limits || problem ? undefined : winOf(bets, { stake, limits, digits }),
    odds: isTogether ? overallOdds(first.odds) : undefined,
    problem,
  }
}

type Agreed = { readonly stake: number; readonly limits: Limits; readonly digits: number }

const winOf = (bets: readonly Bet[], { stake, limits, digits }: Agreed): number =>
  bets.reduce((sum, { odds, size }) => {
    const terms = { stake, size, maximumWin: limits.maximum_win, smallest: smallestAmount(digits) }
    return sum + possibleWin(terms, odds)
  }, 0)
