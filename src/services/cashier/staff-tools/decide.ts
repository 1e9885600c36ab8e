import type { Database } from '../../../kernel/database/database.ts'
import { newId } from '../../../kernel/secrets.ts'
import type { WithdrawalReason } from '../../../rules/cashier/withdrawals/reasons.ts'
import { stateAfter } from '../../../rules/cashier/withdrawals/states.ts'
import type { Withdrawal } from '../tables.ts'
import { changeState, lockWithdrawal } from '../withdrawals/change-state.ts'
import type { Withdrawing } from '../withdrawing.ts'

/** What a staff member does about a withdrawal. */
export type Decision = {
  readonly id: string
  readonly staff: string
  /** For colleagues. */
  readonly note: string
} & (
  | { readonly act: 'approve' | 'send' }
  | { readonly act: 'note' }
  | { readonly act: 'reject'; readonly reason: WithdrawalReason }
)

type Refusal = 'unknown' | 'decided' | 'second-person-needed'

type Outcome =
  | { readonly refusal: Refusal }
  /** Whether the withdrawal is in another state now, which the player is told. */
  | { readonly withdrawal: Withdrawal; readonly isNews: boolean }

type Tools = Pick<Withdrawing, 'db' | 'records' | 'now'>

/** Stores the act, and changes the withdrawal with its money if nobody else has to approve it. One act at a time. */
export function decide(tools: Tools, decision: Decision): Promise<Outcome> {
  return tools.db.transaction().execute(async (transaction) => {
    const withdrawal = await lockWithdrawal(transaction, decision.id)
    const refusal = await refusalOf(transaction, withdrawal, decision)
    if (!withdrawal || refusal) return { refusal: refusal ?? 'unknown' }
    await addAct(tools, transaction, decision)
    if (decision.act === 'note') return { withdrawal, isNews: false }
    if (await needsAnother(transaction, withdrawal, decision)) return { withdrawal, isNews: false }
    const changed = await changeState(tools, transaction, withdrawal, decision)
    return changed ? { withdrawal: changed, isNews: true } : { refusal: 'decided' }
  })
}

async function refusalOf(
  transaction: Database,
  withdrawal: Withdrawal | undefined,
  { act, id, staff }: Decision,
): Promise<Refusal | undefined> {
  if (!withdrawal) return 'unknown'
  if (act !== 'note' && !stateAfter(withdrawal.state, act)) return 'decided'
  if (act === 'approve' && (await approversOf(transaction, id)).includes(staff)) return 'second-person-needed'
  return undefined
}

async function needsAnother(transaction: Database, { id, approvals_needed }: Withdrawal, { act }: Decision) {
  return act === 'approve' && (await approversOf(transaction, id)).length < approvals_needed
}

async function approversOf(transaction: Database, id: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('withdrawal_acts')
    .select('staff_id')
    .where('withdrawal_id', '=', id)
    .where('act', '=', 'approve')
    .execute()
  return rows.map(({ staff_id }) => staff_id)
}

async function addAct({ now }: Tools, transaction: Database, { id, staff, act, note }: Decision): Promise<void> {
  await transaction
    .insertInto('withdrawal_acts')
    .values({ id: newId(), withdrawal_id: id, at: now(), staff_id: staff, act, note })
    .execute()
}
