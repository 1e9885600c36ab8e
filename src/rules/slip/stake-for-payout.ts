import { combinationsOf, countCombinations } from '../odds/combinations.ts'
import { productOf, winning } from '../odds/factor.ts'

type Combining = {
  /** In thousandths. */
  readonly odds: readonly number[]
  readonly size: number
}

/** The most that can be staked with all combinations so that they never pay more than this, in minor units. */
export function stakeForPayout(payout: number, { odds, size }: Combining): number {
  if (payout <= 0) return 0
  let sum = 0n
  for (const chosen of combinationsOf(odds.map(winning), size)) sum += productOf(chosen).numerator
  const each = (BigInt(payout) * 1000n ** BigInt(size)) / sum
  return Number(each) * countCombinations(odds.length, size)
}
