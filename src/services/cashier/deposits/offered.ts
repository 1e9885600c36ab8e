import type { PaymentMethod } from '../../../contract/index.ts'
import { depositMethods, marketOfPlayer, rangeIn } from '../../../rules/cashier/offered-methods.ts'
import type { Range } from '../../../rules/cashier/payment-amount.ts'
import type { Cashier, Payer } from '../cashier.ts'
import { callError } from '../errors.ts'

type Offering = Pick<Cashier, 'records' | 'payments'>

/** How this player can pay in, by group. The demonstration offers nothing on a live site. */
export function offeredGroups({ records, payments }: Offering, { country, currency }: Payer) {
  const { site, markets, paymentMethods } = records()
  if (site.mode === 'live' && payments.isDemonstration) return []
  const market = marketOfPlayer(markets, { country, currency })
  if (site.mode === 'live' && !market?.open) return []
  return depositMethods(paymentMethods, market?.id, currency)
}

/** An offered method by its name, with the accepted amounts. */
export function offeredMethod(offering: Offering, payer: Payer, id: string): PaymentMethod & { readonly range: Range } {
  const method = offeredGroups(offering, payer)
    .flatMap(({ methods }) => methods)
    .find((offered) => offered.id === id)
  const range = method && rangeIn(method.ranges, payer.currency)
  if (!method || !range) throw callError('method-unknown')
  return { ...method, range }
}
