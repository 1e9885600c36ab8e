import { callError } from '../errors.ts'
import { tellReceiver } from '../notices/tell-receiver.ts'
import type { Withdrawal } from '../tables.ts'
import type { Receiver, Withdrawing } from '../withdrawing.ts'
import { changeState, lockWithdrawal } from './change-state.ts'

type Log = Parameters<typeof tellReceiver>[1]

/** The player takes a withdrawal back while nobody has approved it; saying so again changes nothing. */
export async function cancelWithdrawal(
  withdrawing: Withdrawing,
  log: Log,
  receiver: Receiver,
  id: string,
): Promise<Withdrawal> {
  const { isNew, withdrawal } = await withdrawing.db.transaction().execute(async (transaction) => {
    const known = await lockWithdrawal(transaction, id)
    if (known?.account_id !== receiver.id) throw callError('withdrawal-unknown')
    if (known.state === 'cancelled') return { isNew: false, withdrawal: known }
    const changed = await changeState(withdrawing, transaction, known, { act: 'cancel' })
    if (!changed) throw callError('withdrawal-decided')
    return { isNew: true, withdrawal: changed }
  })
  if (isNew) tellReceiver(withdrawing, log, receiver, withdrawal)
  return withdrawal
}
