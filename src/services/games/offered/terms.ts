import type { Game } from '../../../contract/index.ts'
import { type RoundTerms, roundStakeProblem, roundTerms } from '../../../rules/gaming/round-terms.ts'
import { digitsOf, smallestAmount, toWholeUnits } from '../../../rules/minor-units.ts'
import { callError } from '../errors.ts'
import type { Gambler, Games } from '../games.ts'
import { marketOf } from './find-game.ts'

type Records = Pick<Games, 'records'>

/** On which terms this player plays a game at this moment. Throws if there are none. */
export function termsFor(games: Records, game: Game, gambler: Pick<Gambler, 'currency' | 'country'>): RoundTerms {
  const terms = roundTerms(games.records().moneyPolicies, game, gambler.currency, marketOf(games, gambler)?.id)
  if (!terms) throw callError('stakes-not-taken')
  return terms
}

export const smallestIn = ({ records }: Records, currency: string): number =>
  smallestAmount(digitsOf(records().site.currencies, currency))

const adjectives = { 'stake-too-small': 'Minimum', 'stake-too-large': 'Maximum' } as const

/** Throws if a round cannot be begun with these stakes. */
export function requireStakesWithin(
  games: Records,
  { currency }: Pick<Gambler, 'currency'>,
  amounts: readonly number[],
  terms: RoundTerms,
): void {
  const problem = roundStakeProblem(amounts, terms, smallestIn(games, currency))
  if (!problem) return
  if (!('limit' in problem)) throw callError(problem.code)
  const limit = toWholeUnits(problem.limit)
  const message = `${adjectives[problem.code]} stake is ${limit} ${currency}`
  throw callError(problem.code, { message, details: { limit, currency } })
}
