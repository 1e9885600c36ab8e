import type { NoticeKind, SecurityEventName, VerificationReason } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { newId } from '../../../kernel/secrets.ts'
import { stateAfter, type VerificationAct } from '../../../rules/verification/states.ts'
import { addNotice } from '../../inbox/notices/add-notice.ts'
import { addSecurityEvent } from '../../security/events/add-security-event.ts'
import type { Sender } from '../../security/events/security-event.ts'
import { lockVerification } from '../checks/find-verification.ts'
import type { StaffAct, Verification } from '../tables.ts'
import type { Verifying } from '../verification.ts'

/** What a staff member does about a check. */
export type Decision = {
  readonly id: string
  readonly staff: string
  readonly sender: Sender
  /** For colleagues. */
  readonly note: string
} & ({ readonly act: Exclude<StaffAct, 'reject'> } | { readonly act: 'reject'; readonly reason: VerificationReason })

type Outcome =
  | { readonly refusal: 'unknown' | 'decided' }
  /** Whether the player is told. */
  | { readonly verification: Verification; readonly isNews: boolean }

type Tools = Pick<Verifying, 'db' | 'now'>

const events = {
  take: 'verification-taken',
  approve: 'verification-approved',
  reject: 'verification-rejected',
  reopen: 'verification-reopened',
} as const satisfies { readonly [Act in Exclude<StaffAct, 'note'>]: SecurityEventName }

/** What the player is told about. */
const notices: { readonly [Act in keyof typeof events]?: NoticeKind } = {
  approve: 'documents-verified',
  reject: 'documents-rejected',
  reopen: 'documents-reopened',
}

const day = 86_400_000

/** Stores the act, and changes the check. One act at a time. */
export function decide(tools: Tools, decision: Decision): Promise<Outcome> {
  return tools.db.transaction().execute(async (transaction) => {
    const verification = await lockVerification(transaction, decision.id)
    if (!verification) return { refusal: 'unknown' }
    const { act } = decision
    if (act === 'note') {
      await addAct(tools, transaction, decision)
      return { verification, isNews: false }
    }
    const changed = await change(tools, transaction, verification, { ...decision, act })
    if (!changed) return { refusal: 'decided' }
    await addAct(tools, transaction, decision)
    const event = { name: events[act], account: changed.account_id, staff: decision.staff } as const
    await addSecurityEvent({ db: transaction, now: tools.now }, decision.sender, {
      ...event,
      ...(changed.reason && { details: changed.reason }),
    })
    const kind = notices[act]
    if (kind) {
      const { id: cause, account_id: player, reason } = changed
      await addNotice({ db: transaction, now: tools.now }, { player, kind, cause: `verification ${cause}`, reason })
    }
    return { verification: changed, isNews: kind !== undefined }
  })
}

type Changing = { readonly act: Exclude<VerificationAct, 'receive' | 'complete'>; readonly reason?: VerificationReason }

/** With the result, it is also set how long the documents are kept. */
async function change(
  tools: Tools,
  transaction: Database,
  { id, state: before, keep_days, keep_rejected_days }: Verification,
  { act, reason }: Changing,
): Promise<Verification | undefined> {
  const state = stateAfter(before, act)
  if (!state) return undefined
  const isResult = state === 'verified' || state === 'rejected'
  const at = tools.now()
  const keep = state === 'verified' ? keep_days : keep_rejected_days
  await transaction
    .updateTable('verification_documents')
    .set({ delete_at: isResult ? at + keep * day : null })
    .where('verification_id', '=', id)
    .execute()
  return transaction
    .updateTable('verifications')
    .set({ state, reason: reason ?? null, decided_at: isResult ? at : null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function addAct({ now }: Pick<Tools, 'now'>, transaction: Database, decision: Decision): Promise<void> {
  const { id, staff, act, note } = decision
  const reason = decision.act === 'reject' ? decision.reason : null
  await transaction
    .insertInto('verification_acts')
    .values({ id: newId(), verification_id: id, at: now(), staff_id: staff, act, reason, note })
    .execute()
}
