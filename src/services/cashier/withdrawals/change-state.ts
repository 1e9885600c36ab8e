import type { WithdrawalState } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { isPostgres } from '../../../kernel/database/is-postgres.ts'
import type { WithdrawalReason } from '../../../rules/cashier/withdrawals/reasons.ts'
import { stateAfter, type WithdrawalAct } from '../../../rules/cashier/withdrawals/states.ts'
import { captureOf, releaseOf } from '../../ledger/transfers/holds.ts'
import { post } from '../../ledger/transfers/post.ts'
import { noteForReceiver } from '../notices/note-for-receiver.ts'
import type { Withdrawal } from '../tables.ts'
import type { Withdrawing } from '../withdrawing.ts'
import { holdId } from './new-withdrawal.ts'

/** Nobody else changes the row until the transaction ends. On SQLite transactions take turns anyway. */
export function lockWithdrawal(transaction: Database, id: string): Promise<Withdrawal | undefined> {
  return transaction
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', id)
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirst()
}

type Done = { readonly act: WithdrawalAct; readonly reason?: WithdrawalReason | undefined }

/** Changes a locked withdrawal, and moves its money with the same commit; undefined if its state does not allow the act. */
export async function changeState(
  withdrawing: Pick<Withdrawing, 'records' | 'now'>,
  transaction: Database,
  withdrawal: Withdrawal,
  { act, reason }: Done,
): Promise<Withdrawal | undefined> {
  const state = stateAfter(withdrawal.state, act)
  if (!state) return undefined
  await moveMoney({ ...withdrawing, db: transaction }, transaction, withdrawal, state)
  const at = withdrawing.now()
  const changed = await transaction
    .updateTable('withdrawals')
    .set({ state, reason: reason ?? null, ...(state === 'approved' ? { approved_at: at } : { finished_at: at }) })
    .where('id', '=', withdrawal.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteForReceiver({ ...withdrawing, db: transaction }, changed)
  return changed
}

/** What is held is taken when it was sent, and given back when it will not be. */
async function moveMoney(
  ledger: Parameters<typeof post>[0],
  transaction: Database,
  { id, account_id: player, currency, amount }: Withdrawal,
  state: WithdrawalState,
): Promise<void> {
  const ofHold = {
    id: `withdrawal ${id} ${state}`,
    cause: `withdrawal ${id}`,
    hold: holdId(id),
    player,
    currency,
    amount,
  }
  switch (state) {
    case 'sent':
      await post(ledger, transaction, captureOf(ofHold, 'payments'))
      return
    case 'rejected':
    case 'cancelled':
      await post(ledger, transaction, releaseOf(ofHold))
      return
    case 'pending':
    case 'approved':
      return
    default:
      state satisfies never
  }
}
