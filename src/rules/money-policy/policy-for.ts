import type { MoneyPolicy } from '../../contract/index.ts'

/** The limits of a bet in one currency, in whole units. */
type Stakes = MoneyPolicy['stakes'][number]

/** The policy of a market: its own, or the one that names no markets. */
export const policyOfMarket = (policies: readonly MoneyPolicy[], market: string | undefined): MoneyPolicy | undefined =>
  policies.find(({ markets }) => market !== undefined && markets?.includes(market)) ??
  policies.find(({ markets }) => !markets)

/** The terms of bets in a currency in a market; undefined if there are none there. */
export function policyFor(
  policies: readonly MoneyPolicy[],
  currency: string,
  market: string | undefined,
): { readonly policy: MoneyPolicy; readonly stakes: Stakes } | undefined {
  const policy = policyOfMarket(policies, market)
  const stakes = policy?.stakes.find((one) => one.currency === currency)
  return policy && stakes && { policy, stakes }
}
