import type { Selectable } from 'kysely'
import type { DepositState, LimitKind, PaymentMethod, WithdrawalState } from '../../contract/index.ts'
import type { WithdrawalReason } from '../../rules/cashier/withdrawals/reasons.ts'
import type { WithdrawalAct } from '../../rules/cashier/withdrawals/states.ts'

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    readonly receiving_accounts: ReceivingAccountTable
    readonly deposits: DepositTable
    readonly provider_calls: ProviderCallTable
    readonly withdrawals: WithdrawalTable
    readonly withdrawal_acts: WithdrawalActTable
    readonly turnover: TurnoverTable
    readonly player_limits: PlayerLimitTable
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

/** What was asked for, where to pay it and on which terms is frozen when it is asked for. */
type WithdrawalTable = {
  id: string
  account_id: string
  /** Made by the page, so that the money is held once. */
  request_id: string
  request_hash: string
  method: string
  currency: string
  amount: number
  /** JSON: who receives the money, by the names of the method's fields. */
  fields: string
  /** How many colleagues have to approve it. */
  approvals_needed: number
  state: WithdrawalState
  reason: WithdrawalReason | null
  created_at: number
  /** Until when it should be paid. */
  due_at: number
  approved_at: number | null
  finished_at: number | null
}

export type Withdrawal = Selectable<WithdrawalTable>

/** What the staff did about withdrawals; append-only. */
type WithdrawalActTable = {
  id: string
  withdrawal_id: string
  at: number
  staff_id: string
  act: Exclude<WithdrawalAct, 'cancel'> | 'note'
  /** For colleagues. */
  note: string
}

/** What players bet with real money, each bet once; written by the rooms that settle bets. */
type TurnoverTable = {
  /** What was settled: the kind of a thing and its id, such as `bet 7f3a`. */
  reference: string
  account_id: string
  currency: string
  stake: number
  /** In thousandths. */
  odds: number
  settled_at: number
}

/** What players have limited for themselves; append-only. */
type PlayerLimitTable = {
  account_id: string
  kind: LimitKind
  /** Null for no limit. */
  value: number | null
  /** In the order in which the limits of a kind were set. */
  number: number
  set_at: number
}
