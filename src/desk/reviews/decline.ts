import type { StaffCalls } from '../../contract/calls/staff.ts'
import type { Message } from '../../kernel/mail/mailer.ts'
import { sendSoon } from '../../kernel/mail/send-soon.ts'
import { ownAddress } from '../../kernel/own-address.ts'
import { addAuditEntry } from '../audit/audit.ts'
import type { Desk } from '../desk.ts'
import { changeDraft, findDraft, staleDraft } from '../drafts/drafts.ts'
import type { Staff } from '../tables.ts'

type Declined = StaffCalls['decline-review']['body']

/** Says what has to change first, in the editor, in the inbox, and by e-mail to whoever has asked. */
export async function decline(desk: Desk, { record, version, reason }: Declined, staff: Staff): Promise<void> {
  const { db } = desk
  const asker = (await findDraft(db, record))?.review_requested_by ?? null
  if (asker === null) throw staleDraft(record)
  const change = { review_declined_by: staff.id, review_declined_at: desk.now(), review_reason: reason.trim() }
  await changeDraft(db, { record, version }, change)
  await db.deleteFrom('approvals').where('record', '=', record).where('staff_id', '=', staff.id).execute()
  await addAuditEntry(desk, { staff, action: 'decline-review', record, details: reason.trim() })
  if (asker === staff.id) return
  const { email } = await db.selectFrom('staff').select('email').where('id', '=', asker).executeTakeFirstOrThrow()
  sendSoon(desk, desk, notice(desk, { to: email, record, reason: reason.trim(), by: staff.name }))
}

type Notice = Pick<Declined, 'record' | 'reason'> & { readonly to: string; readonly by: string }

/** In English like the admin. */
function notice({ records, settings }: Desk, { to, record, reason, by }: Notice): Message {
  const { name } = records().site.brand
  return {
    to,
    subject: `${name}: your draft is not approved yet`,
    text: `${by} has reviewed ${record} and asks for a change first:\n\n${reason}\n\n${ownAddress(settings)}/admin/#/edit/${record}\n`,
  }
}
