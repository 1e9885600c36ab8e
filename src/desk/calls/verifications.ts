import { idOfPlayer } from '../../services/players/staff-tools/find-players.ts'
import { playersById } from '../../services/players/staff-tools/players-by-id.ts'
import { tellPlayer } from '../../services/verification/notices/tell-player.ts'
import { decide } from '../../services/verification/staff-tools/decide.ts'
import { countVerifications, findVerifications } from '../../services/verification/staff-tools/queue.ts'
import { findVerification } from '../../services/verification/staff-tools/read-verification.ts'
import { viewDocument as view } from '../../services/verification/staff-tools/view-document.ts'
import { addAuditEntry } from '../audit/audit.ts'
import type { Handler } from '../desk.ts'
import { callError } from '../errors.ts'
import { SerializedAnswer } from '../serialized-answer.ts'
import { decisionOf } from '../verification/decision.ts'
import { describeVerification } from '../verification/describe-verification.ts'
import { describeQueue, describeQueued } from '../verification/queue.ts'

export const verifications: Handler<'verifications'> = async (desk, { query: { view = 'open', player, after } }) => {
  const counts = await countVerifications(desk.db, desk.now())
  const account = player?.trim() ? await idOfPlayer(desk, player) : undefined
  if (player?.trim() && !account) return { verifications: [], ...counts }
  const rows = await findVerifications(desk.db, { view, player: account, after })
  return { verifications: await describeQueue(desk, rows), ...counts }
}

export const verification: Handler<'verification'> = async (desk, { query: { id } }) => {
  const row = await findVerification(desk.db, id)
  if (!row) throw callError('unknown-verification')
  return describeVerification(desk, row)
}

const refusals = {
  unknown: 'unknown-verification',
  decided: 'verification-decided',
} as const

/** Does an act, logs it under the id alone, and tells the player if it changed something. */
export const decideVerification: Handler<'decide-verification'> = async (desk, { body, staff, caller }) => {
  const outcome = await decide(desk, { ...decisionOf(body), staff: staff.id, sender: caller })
  if ('refusal' in outcome) throw callError(refusals[outcome.refusal])
  const { verification: row, isNews } = outcome
  await addAuditEntry(desk, { staff, action: `${body.act}-verification`, details: `verification ${row.id}` })
  const account = (await playersById(desk.db, [row.account_id])).get(row.account_id)
  if (isNews && account) tellPlayer(desk, caller, account, row)
  return { verification: await describeQueued(desk, row) }
}

/** The bytes of a picture, which nothing shows by itself: the admin knows the type, and draws them. */
export const viewDocument: Handler<'view-document'> = async (desk, { body: { id }, staff, caller }) => {
  const outcome = await view(desk, { id, staff: staff.id, sender: caller })
  if ('refusal' in outcome) throw callError(outcome.refusal === 'unknown' ? 'unknown-document' : 'document-closed')
  await addAuditEntry(desk, {
    staff,
    action: 'view-document',
    details: `verification ${outcome.document.verification_id}`,
  })
  caller.setHeader('content-disposition', 'attachment; filename="document"')
  caller.setHeader('content-security-policy', "default-src 'none'; sandbox")
  return new SerializedAnswer(outcome.bytes)
}
