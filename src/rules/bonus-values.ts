import type { BonusPreset } from '../contract/index.ts'
import { formatPercent, type NumberStyle } from './money.ts'

type Terms = Pick<BonusPreset, 'percent' | 'wager' | 'days' | 'points' | 'minimumOdds'>

/** The values that the texts about a bonus may name; the amount is already formatted. */
export function bonusValues(
  { percent, wager, days, points, minimumOdds }: Terms,
  { amount, currency }: { readonly amount: string; readonly currency: string },
  numbers: NumberStyle,
): Record<string, string> {
  return {
    amount,
    currency,
    wager: String(wager),
    days: String(days),
    ...(percent !== undefined && { percent: formatPercent(percent, numbers) }),
    ...(points !== undefined && { points: String(points) }),
    ...(minimumOdds !== undefined && { minimumOdds: String(minimumOdds) }),
  }
}
