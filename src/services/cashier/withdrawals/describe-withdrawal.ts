import type { Withdrawal as DescribedWithdrawal } from '../../../contract/index.ts'
import { stateAfter } from '../../../rules/cashier/withdrawals/states.ts'
import { withdrawalTexts } from '../../../rules/cashier/withdrawals/texts.ts'
import type { Withdrawal } from '../tables.ts'
import type { Receiver, Withdrawing } from '../withdrawing.ts'

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

/** A withdrawal as its player sees it. */
export function describeWithdrawal(
  { textOf }: Pick<Withdrawing, 'textOf'>,
  { locale }: Pick<Receiver, 'locale'>,
  withdrawal: Withdrawal,
): DescribedWithdrawal {
  const { id, method, state, reason, amount, currency, created_at, due_at, approved_at, finished_at } = withdrawal
  return {
    id,
    method,
    state,
    amount: { amount, currency },
    message: withdrawalTexts(state, reason)
      .map((text) => textOf(text, locale))
      .join(' '),
    can_cancel: stateAfter(state, 'cancel') !== undefined,
    created_at: seconds(created_at),
    due_at: seconds(due_at),
    ...(reason !== null && { reason }),
    ...(approved_at !== null && { approved_at: seconds(approved_at) }),
    ...(finished_at !== null && { finished_at: seconds(finished_at) }),
  }
}
