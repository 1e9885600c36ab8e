import type { Stake } from './engine.ts'

/** What a round pays in minor units: all stakes with their factors, rounded down once to what the currency can pay. */
export function payoutOf(stakes: readonly Stake[], smallestUnit: number): number {
  const unit = BigInt(smallestUnit) * 1000n
  const total = stakes.reduce((sum, { amount, factor = 0 }) => sum + BigInt(amount) * BigInt(factor), 0n)
  return Number((total / unit) * BigInt(smallestUnit))
}

/** All that is staked in a round, in minor units. */
export const stakedOn = (stakes: readonly Stake[]): number => stakes.reduce((sum, { amount }) => sum + amount, 0)

export const isOver = ({ stakes }: { readonly stakes: readonly Stake[] }): boolean =>
  stakes.every(({ factor }) => factor !== undefined)
