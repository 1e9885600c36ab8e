import type { DepositNews } from '../../../rules/cashier/deposit-states.ts'
import type { ProviderAnswer } from '../provider/provider.ts'
import type { Deposit, DepositReason } from '../tables.ts'

/** What happened to a deposit, and why. */
export type News = { readonly kind: DepositNews; readonly reason: DepositReason | null }

/**
 * What the answer of a provider means: only the whole sum in the right currency is a payment. A transfer is known by its
 * transaction ID alone: without one the same money could be credited to two deposits.
 */
export function newsIn(deposit: Deposit, answer: ProviderAnswer): News | undefined {
  const { kind, transaction_id, amount, sent_amount, currency } = deposit
  if (kind === 'transfer' && transaction_id === null) return undefined
  switch (answer.outcome) {
    case 'paid':
      if (answer.currency !== currency) return { kind: 'differs', reason: 'currency-differs' }
      if (answer.amount !== (sent_amount ?? amount)) return { kind: 'differs', reason: 'amount-differs' }
      return { kind: 'paid', reason: null }
    case 'refused':
      return { kind: 'refused', reason: 'refused' }
    case 'missing':
      return { kind: 'missing', reason: 'transaction-not-found' }
    default:
      return answer.outcome satisfies never
  }
}
