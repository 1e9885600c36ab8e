import { smallestAmount } from '../minor-units.ts'
import { countCombinations, mostCombinations } from '../odds/combinations.ts'

/** What may be staked with one bet, in minor units. */
export type StakeLimits = { readonly minimum: number; readonly maximum: number }

/** What somebody wants to stake. */
export type Staking = {
  /** On each combination, in minor units. */
  readonly stake: number
  readonly legs: number
  readonly size: number
}

export type StakeProblem =
  | { readonly code: 'system-impossible' }
  | { readonly code: 'stake-not-payable' }
  /** With the limit of the whole bet. */
  | { readonly code: 'stake-too-small' | 'stake-too-large'; readonly limit: number }

/** What is staked with all combinations. */
export const totalStake = ({ stake, legs, size }: Staking): number => stake * countCombinations(legs, size)

/** Why a bet cannot be placed with this stake; the decimals are those of the currency. */
export function stakeProblem(staking: Staking, limits: StakeLimits, digits: number): StakeProblem | undefined {
  const { stake, legs, size } = staking
  if (size < 1 || size > legs || countCombinations(legs, size) > mostCombinations) return { code: 'system-impossible' }
  if (stake % smallestAmount(digits) !== 0) return { code: 'stake-not-payable' }
  const total = totalStake(staking)
  if (total < limits.minimum) return { code: 'stake-too-small', limit: limits.minimum }
  if (total > limits.maximum) return { code: 'stake-too-large', limit: limits.maximum }
  return undefined
}
