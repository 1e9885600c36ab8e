import type { Game, MoneyPolicy } from '../../contract/index.ts'
import { toMinorUnits } from '../minor-units.ts'
import { policyOfMarket } from '../money-policy/policy-for.ts'

/** What may be staked on a round and what it pays at most, in minor units. */
export type RoundTerms = { readonly minimum: number; readonly maximum: number; readonly maximumWin: number }

/** The terms of a game in a currency for the players of a market: its own, or those of the money policy; undefined if there are none. */
export function roundTerms(
  policies: readonly MoneyPolicy[],
  { stakes }: Pick<Game, 'stakes'>,
  currency: string,
  market: string | undefined,
): RoundTerms | undefined {
  const ranges = [...(stakes ?? []), ...(policyOfMarket(policies, market)?.rounds?.stakes ?? [])]
  const range = ranges.find((one) => one.currency === currency)
  return (
    range && {
      minimum: toMinorUnits(range.minimum),
      maximum: toMinorUnits(range.maximum),
      maximumWin: toMinorUnits(range.maximumWin),
    }
  )
}

export type RoundStakeProblem =
  | { readonly code: 'stake-not-payable' }
  | { readonly code: 'stake-too-small' | 'stake-too-large'; readonly limit: number }

/** Why so much cannot be staked; each part must be an amount that the currency can pay. */
export function roundStakeProblem(
  amounts: readonly number[],
  { minimum, maximum }: RoundTerms,
  smallest: number,
): RoundStakeProblem | undefined {
  if (amounts.some((amount) => amount <= 0 || amount % smallest !== 0)) return { code: 'stake-not-payable' }
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  if (total < minimum) return { code: 'stake-too-small', limit: minimum }
  return total > maximum ? { code: 'stake-too-large', limit: maximum } : undefined
}
