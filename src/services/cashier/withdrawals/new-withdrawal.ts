import type { CashierCalls } from '../../../contract/calls/cashier.ts'
import { hashToken, newId } from '../../../kernel/secrets.ts'
import { approvalsNeeded } from '../../../rules/cashier/withdrawals/policy.ts'
import type { Withdrawal } from '../tables.ts'
import type { Receiver, Withdrawing } from '../withdrawing.ts'
import { termsOf } from './offered.ts'

export type Asked = CashierCalls['request-withdrawal']['body']

const hour = 3_600_000

/** The row of a withdrawal, on the terms of now. */
export function newWithdrawal(
  withdrawing: Pick<Withdrawing, 'records' | 'now'>,
  receiver: Receiver,
  asked: Asked,
): Withdrawal {
  const { amount, method, request_id } = asked
  const { id: account_id, currency } = receiver
  const policy = termsOf(withdrawing, receiver)
  const now = withdrawing.now()
  return {
    id: newId(),
    account_id,
    request_id,
    request_hash: hashOfRequest(asked),
    method,
    currency,
    amount,
    fields: JSON.stringify(enteredFields(asked)),
    approvals_needed: approvalsNeeded(policy, currency, amount),
    state: 'pending',
    reason: null,
    created_at: now,
    due_at: now + policy.hours * hour,
    approved_at: null,
    finished_at: null,
  }
}

/** Two requests with one id are the same if their hashes are; the confirmation of a loss belongs to none. */
export const hashOfRequest = (asked: Asked): string =>
  hashToken(JSON.stringify([asked.method, asked.amount, Object.entries(enteredFields(asked)).sort()]))

export const enteredFields = ({ fields = [] }: Asked): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.map(({ name, text }) => [name, text.trim()]))

/** The transfer that sets the money aside. */
export const holdId = (id: string) => `withdrawal ${id}`
