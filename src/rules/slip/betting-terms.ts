import type { MoneyPolicy } from '../../contract/index.ts'
import { toMinorUnits } from '../minor-units.ts'
import { policyFor } from '../money-policy/policy-for.ts'

/** On which terms bets are taken. Amounts are in minor units. */
export type BettingTerms = {
  readonly minimum: number
  readonly maximum: number
  readonly maximumWin: number
  /** In thousandths. */
  readonly cashOutMargin: number
  /** How long a live bet is held, in seconds. */
  readonly liveDelay: number
}

/** The terms in a currency for the players of a market; undefined if no bets are taken there. */
export function bettingTerms(
  policies: readonly MoneyPolicy[],
  currency: string,
  market: string | undefined,
): BettingTerms | undefined {
  const found = policyFor(policies, currency, market)
  if (!found) return undefined
  const { policy, stakes } = found
  return {
    minimum: toMinorUnits(stakes.minimum),
    maximum: toMinorUnits(stakes.maximum),
    maximumWin: toMinorUnits(stakes.maximumWin),
    cashOutMargin: Math.round(policy.cashOutMargin * 10),
    liveDelay: policy.liveDelay,
  }
}
