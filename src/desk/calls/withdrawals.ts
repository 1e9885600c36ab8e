import { countQueue, findWithdrawals } from '../../services/cashier/staff-tools/queue.ts'
import { findWithdrawal } from '../../services/cashier/staff-tools/read-withdrawal.ts'
import { idOfPlayer } from '../../services/players/staff-tools/find-players.ts'
import { describeWithdrawal } from '../cashier/describe-withdrawal.ts'
import { describeQueue } from '../cashier/queue.ts'
import type { Handler } from '../desk.ts'
import { callError } from '../errors.ts'

export const withdrawals: Handler<'withdrawals'> = async (desk, { query: { view = 'open', player, after } }) => {
  const counts = await countQueue(desk.db, desk.now())
  const account = player?.trim() ? await idOfPlayer(desk, player) : undefined
  if (player?.trim() && !account) return { withdrawals: [], ...counts }
  const rows = await findWithdrawals(desk.db, { view, player: account, after })
  return { withdrawals: await describeQueue(desk, rows), ...counts }
}

export const withdrawal: Handler<'withdrawal'> = async (desk, { query: { id }, staff }) => {
  const row = await findWithdrawal(desk.db, id)
  if (!row) throw callError('unknown-withdrawal')
  return describeWithdrawal(desk, row, staff)
}
