import type { CashierCalls } from '../../../contract/calls/cashier.ts'
import { isUniqueViolation } from '../../../kernel/database/is-unique-violation.ts'
import { nextState } from '../../../rules/cashier/deposit-states.ts'
import { rangeIn } from '../../../rules/cashier/offered-methods.ts'
import { matchesWhole } from '../../../rules/entry/whole-match.ts'
import { checkAmount } from '../amounts/check-amount.ts'
import type { Cashier, Payer } from '../cashier.ts'
import { callError } from '../errors.ts'
import { paymentOf } from '../provider/provider.ts'
import type { Deposit } from '../tables.ts'
import { ownDeposit } from './find-deposit.ts'

type Sent = CashierCalls['send-transaction']['body']

/** The player says to have paid; the provider looks for it. The same transaction may be sent again. */
export async function sendTransaction(cashier: Cashier, payer: Payer, id: string, sent: Sent): Promise<Deposit> {
  const deposit = await ownDeposit(cashier.db, id, payer.id)
  const transactionId = readTransactionId(cashier, payer, deposit, sent)
  const queued = await putInQueue(cashier, deposit, transactionId, sent.amount)
  if (!queued) return sentBefore(await ownDeposit(cashier.db, id, payer.id), transactionId, sent.amount)
  await cashier.payments.lookFor(paymentOf(queued))
  return queued
}

/** Letters of transaction IDs are capitals, so that one payment has one ID. */
function readTransactionId(cashier: Cashier, payer: Payer, { kind, method: id }: Deposit, sent: Sent): string {
  if (kind !== 'transfer') throw callError('deposit-closed')
  const transactionId = sent.transaction_id.trim().toUpperCase()
  const method = cashier.records().paymentMethods.find((one) => one.id === id)
  const range = method && rangeIn(method.ranges, payer.currency)
  // Players who have paid can say so even if the method is gone.
  if (method?.transactionId && !matchesWhole(method.transactionId.pattern, transactionId))
    throw callError('transaction-malformed')
  if (range) checkAmount(cashier, { range, amount: sent.amount, currency: payer.currency, of: 'deposit' })
  return transactionId
}

function putInQueue({ db, now }: Cashier, { id, state }: Deposit, transactionId: string, amount: number) {
  const next = nextState(state, 'sent')
  if (!next) return undefined
  return db
    .updateTable('deposits')
    .set({ state: next, reason: null, transaction_id: transactionId, sent_amount: amount, sent_at: now() })
    .where('id', '=', id)
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? callError('transaction-known') : error
    })
}

function sentBefore(deposit: Deposit, transactionId: string, amount: number): Deposit {
  const isSame = deposit.transaction_id === transactionId && deposit.sent_amount === amount
  if (isSame && deposit.state !== 'fail') return deposit
  throw callError(deposit.state === 'queue' ? 'deposit-in-queue' : 'deposit-closed')
}
