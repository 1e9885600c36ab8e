import type { PaymentMethod } from '../../../contract/index.ts'
import type { Deposit } from '../tables.ts'

/** A deposit as a payment provider sees it. */
export type Payment = {
  readonly id: string
  readonly reference: string
  readonly kind: PaymentMethod['kind']
  /** In minor units. */
  readonly amount: number
  readonly currency: string
  readonly transactionId: string | null
  /** Since when the provider can find it, in milliseconds since 1970; undefined while the transaction ID is missing. */
  readonly since: number | undefined
}

/** What a provider says about a payment; the sum is what arrived. */
export type ProviderAnswer = {
  readonly outcome: 'paid' | 'refused' | 'missing'
  readonly amount: number
  readonly currency: string
}

/** The outside world of money. Providers answer by calling back; what was lost on the way is asked for. */
export type PaymentProvider = {
  /** Part of the address to which it calls back. */
  readonly name: string
  /** Whether no real money is moved: not allowed on live sites. */
  readonly isDemonstration: boolean
  /**
   * Expects a payment; the same one may be announced again. Returns the page on which the player pays, in the player's
   * language, if there is one.
   */
  readonly announce: (payment: Payment, locale: string) => Promise<string | undefined>
  /** Looks for the transaction that the player sent. */
  readonly lookFor: (payment: Payment) => Promise<void>
  /** What is known by now; undefined if nothing is. */
  readonly ask: (payment: Payment) => Promise<ProviderAnswer | undefined>
}

export const paymentOf = (deposit: Deposit): Payment => ({
  id: deposit.id,
  reference: deposit.reference,
  kind: deposit.kind,
  amount: deposit.sent_amount ?? deposit.amount,
  currency: deposit.currency,
  transactionId: deposit.transaction_id,
  since: deposit.kind === 'transfer' ? (deposit.sent_at ?? undefined) : deposit.created_at,
})
