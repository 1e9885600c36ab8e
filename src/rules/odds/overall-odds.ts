import { productOf, winning } from './factor.ts'

/** The odds of all legs together in thousandths, rounded down; what no number can say exactly is the largest that can. */
export function overallOdds(odds: readonly number[]): number {
  const { numerator, denominator } = productOf(odds.map(winning))
  const thousandths = (numerator * 1000n) / denominator
  return thousandths > Number.MAX_SAFE_INTEGER ? Number.MAX_SAFE_INTEGER : Number(thousandths)
}
