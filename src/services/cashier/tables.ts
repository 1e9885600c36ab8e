import type { Selectable } from 'kysely'
import type { PaymentMethod } from '../../contract/index.ts'
import type { DepositState } from '../../rules/cashier/deposit-states.ts'

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    readonly receiving_accounts: ReceivingAccountTable
    readonly deposits: DepositTable
    readonly provider_calls: ProviderCallTable
  }
}

/** Where players send money; one is open for each method and currency. */
type ReceivingAccountTable = {
  id: string
  method: string
  currency: string
  number: string
  holder: string
  city: string
  created_at: number
  closed_at: number | null
}

/** What was asked for and where to pay is frozen when the deposit starts. */
type DepositTable = {
  id: string
  account_id: string
  /** Made by the page, so that a deposit starts once. */
  request_id: string
  request_hash: string
  method: string
  kind: PaymentMethod['kind']
  currency: string
  amount: number
  /** JSON: what the player entered besides the amount, by name. */
  fields: string
  /** Names the payment to the receiver. */
  reference: string
  receiver_number: string | null
  receiver_holder: string | null
  link: string | null
  code: string | null
  /** Whether the provider expects the payment. */
  announced: number
  state: DepositState
  reason: DepositReason | null
  transaction_id: string | null
  sent_amount: number | null
  credited_amount: number | null
  created_at: number
  expires_at: number
  sent_at: number | null
  /** When the provider was last asked. */
  checked_at: number
  finished_at: number | null
}

export type DepositReason =
  | 'transaction-not-found'
  | 'refused'
  | 'amount-differs'
  | 'currency-differs'
  | 'expired'
  | 'unanswered'

export type Deposit = Selectable<DepositTable>

/** The calls of payment providers, each counted once. */
type ProviderCallTable = {
  id: string
  deposit_id: string
  content_hash: string
  received_at: number
}
