import { addAuditEntry } from '../audit/audit.ts'
import type { Desk, Handler } from '../desk.ts'
import { changeDraft, deleteDraft } from '../drafts/drafts.ts'
import { storeDraft } from '../drafts/save-draft.ts'
import { callError } from '../errors.ts'
import { launchesOf } from '../launches/launches.ts'
import { momentOf } from '../moment.ts'

export const saveDraft: Handler<'save-draft'> = async (desk, { body, staff }) => {
  const { record } = body
  const version = await storeDraft(desk, body, staff)
  if (version === 1) await addAuditEntry(desk, { staff, action: 'begin-draft', record })
  if (version === 0 && body.version > 0) await addAuditEntry(desk, { staff, action: 'discard-draft', record })
  desk.problems.schedule(record)
  return { version }
}

export const discardDraft: Handler<'discard-draft'> = async (desk, { body: { record, version }, staff }) => {
  await requireThatItRemains(desk, record)
  await deleteDraft(desk.db, { record, version })
  await addAuditEntry(desk, { staff, action: 'discard-draft', record })
  return {}
}

/** A record that is planned and was never published exists by its draft alone. */
async function requireThatItRemains({ db, files }: Desk, record: string): Promise<void> {
  if (!files.read(record) && (await launchesOf(db, record)).length > 0) throw callError('planned-record')
}

export const requestReview: Handler<'request-review'> = async (desk, { body, staff }) => {
  const { record, version, requested } = body
  await changeDraft(
    desk.db,
    { record, version },
    { review_requested_by: requested ? staff.id : null, review_requested_at: requested ? desk.now() : null },
  )
  await addAuditEntry(desk, { staff, action: requested ? 'request-review' : 'take-back-review', record })
  return {}
}

export const drafts: Handler<'drafts'> = async ({ db }) => {
  const found = await db
    .selectFrom('drafts')
    .innerJoin('staff', 'staff.id', 'drafts.saved_by')
    .select(['record', 'version', 'saved_at', 'staff.name', 'problems'])
    .orderBy('saved_at', 'desc')
    .execute()
  return {
    drafts: found.map(({ record, version, saved_at: savedAt, name, problems }) => ({
      record,
      version,
      savedAt: momentOf(savedAt),
      savedBy: name,
      problems,
    })),
  }
}
