import type { Deposit as DescribedDeposit } from '../../../contract/index.ts'
import { depositText } from '../../../rules/cashier/deposit-text.ts'
import type { Cashier, Payer } from '../cashier.ts'
import type { Deposit } from '../tables.ts'

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

/** A deposit as its player sees it. Where to pay is only said while there is something to pay. */
export function describeDeposit(
  { textOf }: Pick<Cashier, 'textOf'>,
  { locale }: Payer,
  deposit: Deposit,
): DescribedDeposit {
  const { id, method, kind, state, reason, amount, currency, transaction_id, sent_amount, credited_amount } = deposit
  const text = depositText(state, reason)
  return {
    id,
    method,
    kind,
    state,
    amount: { amount, currency },
    transaction_needed: kind === 'transfer' && state === 'waiting',
    created_at: seconds(deposit.created_at),
    expires_at: seconds(deposit.expires_at),
    ...(text && { message: textOf(text, locale) }),
    ...(reason !== null && { reason }),
    ...(sent_amount !== null && { sent_amount }),
    ...(credited_amount !== null && { credited_amount }),
    ...(transaction_id !== null && { transaction_id }),
    ...(deposit.finished_at !== null && { finished_at: seconds(deposit.finished_at) }),
    ...(state === 'waiting' && whereToPay(deposit)),
  }
}

function whereToPay({ reference, receiver_number, receiver_holder, link, code }: Deposit) {
  return {
    reference,
    ...(receiver_number !== null && { account: { number: receiver_number, holder: receiver_holder ?? '' } }),
    ...(link !== null && { link }),
    ...(code !== null && { code }),
  }
}
