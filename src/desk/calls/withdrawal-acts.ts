import type { Caller } from '../../kernel/calls/call.ts'
import { tellReceiver } from '../../services/cashier/notices/tell-receiver.ts'
import { type Decision, decide } from '../../services/cashier/staff-tools/decide.ts'
import { playersById } from '../../services/players/staff-tools/players-by-id.ts'
import { addAuditEntry } from '../audit/audit.ts'
import { describeQueued } from '../cashier/queue.ts'
import type { Desk, Handler } from '../desk.ts'
import { callError } from '../errors.ts'
import type { Staff } from '../tables.ts'

export const approveWithdrawal: Handler<'approve-withdrawal'> = (desk, input) =>
  done(desk, input, { ...decisionOf(input), act: 'approve' })

export const rejectWithdrawal: Handler<'reject-withdrawal'> = (desk, input) =>
  done(desk, input, { ...decisionOf(input), act: 'reject', reason: input.body.reason })

export const sendWithdrawal: Handler<'send-withdrawal'> = (desk, input) =>
  done(desk, input, { ...decisionOf(input), act: 'send' })

export const noteWithdrawal: Handler<'note-withdrawal'> = (desk, input) =>
  done(desk, input, { ...decisionOf(input), act: 'note' })

type ActInput = {
  readonly body: { readonly id: string; readonly note?: string }
  readonly staff: Staff
  readonly caller: Caller
}

const decisionOf = ({ body: { id, note = '' }, staff }: ActInput) => ({ id, staff: staff.id, note: note.trim() })

const refusals = {
  unknown: 'unknown-withdrawal',
  decided: 'withdrawal-decided',
  'second-person-needed': 'second-person-needed',
} as const

/** Does an act, logs it under the id alone, and tells the player if it changed something. */
async function done(desk: Desk, { staff, caller }: ActInput, decision: Decision) {
  const outcome = await decide(desk, decision)
  if ('refusal' in outcome) throw callError(refusals[outcome.refusal])
  const { withdrawal, isNews } = outcome
  await addAuditEntry(desk, { staff, action: `${decision.act}-withdrawal`, details: `withdrawal ${withdrawal.id}` })
  const account = (await playersById(desk.db, [withdrawal.account_id])).get(withdrawal.account_id)
  if (isNews && account) tellReceiver(desk, caller, account, withdrawal)
  return { withdrawal: await describeQueued(desk, withdrawal) }
}
