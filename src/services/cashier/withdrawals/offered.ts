import type { PaymentMethod } from '../../../contract/index.ts'
import { marketOfPlayer, withdrawalMethods, withdrawalRange } from '../../../rules/cashier/offered-methods.ts'
import type { Range } from '../../../rules/cashier/payment-amount.ts'
import { type Policy, policyOf } from '../../../rules/cashier/withdrawals/policy.ts'
import type { Payer } from '../cashier.ts'
import { callError } from '../errors.ts'
import type { Withdrawing } from '../withdrawing.ts'

type Offering = Pick<Withdrawing, 'records'>

/** How this player can be paid out, by group; also where the market is closed by now. */
export function payoutGroups({ records }: Offering, { country, currency }: Payer) {
  const { markets, paymentMethods } = records()
  return withdrawalMethods(paymentMethods, marketOfPlayer(markets, { country, currency })?.id, currency)
}

/** An offered method by its name, with the accepted amounts. */
export function payoutMethod(offering: Offering, payer: Payer, id: string): PaymentMethod & { readonly range: Range } {
  const method = payoutGroups(offering, payer)
    .flatMap(({ methods }) => methods)
    .find((offered) => offered.id === id)
  const range = method && withdrawalRange(method, payer.currency)
  if (!method || !range) throw callError('method-unknown')
  return { ...method, range }
}

/** The terms on which this player withdraws. */
export function termsOf({ records }: Offering, payer: Payer): Policy {
  const { site, markets } = records()
  return policyOf(site, marketOfPlayer(markets, payer))
}
