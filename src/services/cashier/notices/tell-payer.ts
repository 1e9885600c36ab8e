import { addNotice } from '../../inbox/notices/add-notice.ts'
import type { Cashier } from '../cashier.ts'
import type { Deposit } from '../tables.ts'

/** Tells the player in the inbox how a deposit has ended. */
export async function tellPayer({ now }: Cashier, db: Cashier['db'], deposit: Deposit): Promise<void> {
  const { id, account_id: player, state, reason, currency } = deposit
  if (state !== 'success' && state !== 'fail') return
  const amount = deposit.credited_amount ?? deposit.sent_amount ?? deposit.amount
  await addNotice(
    { db, now },
    { player, kind: `deposit-${state}`, cause: `deposit ${id}`, money: { amount, currency }, reason },
  )
}
