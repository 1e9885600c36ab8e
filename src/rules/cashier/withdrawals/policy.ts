import type { WithdrawalPolicy } from '../../../contract/index.ts'
import { toMinorUnits } from '../../minor-units.ts'

/** The terms of withdrawals where neither the market nor the site states others. */
const usual = {
  perDay: 1,
  turnoverPercent: 100,
  minimumOdds: 1.3,
  hours: 24,
  twoPeopleAbove: [],
  refusedCountries: [],
} satisfies Required<WithdrawalPolicy>

export type Policy = Readonly<Required<WithdrawalPolicy>>

type Terms = { readonly withdrawals?: WithdrawalPolicy }

/** The terms for the players of a market. */
export const policyOf = (site: Terms, market: Terms | undefined): Policy => ({
  ...usual,
  ...site.withdrawals,
  ...market?.withdrawals,
})

/** How many colleagues have to approve an amount in minor units; two where nothing says from where on. */
export function approvalsNeeded({ twoPeopleAbove }: Policy, currency: string, amount: number): 1 | 2 {
  const limit = twoPeopleAbove.find((money) => money.currency === currency)
  return limit && amount <= toMinorUnits(limit.amount) ? 1 : 2
}
