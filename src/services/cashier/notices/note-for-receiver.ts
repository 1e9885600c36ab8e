import { addNotice } from '../../inbox/notices/add-notice.ts'
import type { Withdrawal } from '../tables.ts'

/** Tells the player in the inbox what the staff did; what players do themselves they know. */
export async function noteForReceiver(inbox: Parameters<typeof addNotice>[0], withdrawal: Withdrawal): Promise<void> {
  const { id, account_id: player, state, reason, amount, currency } = withdrawal
  if (state === 'pending' || state === 'cancelled') return
  const money = { amount, currency }
  await addNotice(inbox, { player, kind: `withdrawal-${state}`, cause: `withdrawal ${id}`, money, reason })
}
