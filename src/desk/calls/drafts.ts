import { recordName } from '../../registry/check/names.ts'
import { isTextOf } from '../../rules/own-texts.ts'
import { addAuditEntry } from '../audit/audit.ts'
import type { Desk, Handler } from '../desk.ts'
import { findDraftedTexts } from '../drafts/drafted-texts.ts'
import { changeDraft, deleteDraft, findDraft } from '../drafts/drafts.ts'
import { namesFor, noReview, reviewColumns, reviewOf } from '../drafts/requested-review.ts'
import { beginUnchanged, isSameContent, storeDraft } from '../drafts/save-draft.ts'
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
  const { record, requested } = body
  const isBegun = requested && body.version === 0 && (await areWordsDrafted(desk, record))
  const version = isBegun ? await beginUnchanged(desk, record, staff) : body.version
  await changeDraft(
    desk.db,
    { record, version },
    { ...noReview, ...(requested && { review_requested_by: staff.id, review_requested_at: desk.now() }) },
  )
  if (!requested) await endUnchanged(desk, record, version)
  await addAuditEntry(desk, { staff, action: requested ? 'request-review' : 'take-back-review', record })
  return {}
}

/** Of a record whose own words alone are drafted, a draft begins and ends with the request. */
async function areWordsDrafted({ db }: Desk, record: string): Promise<boolean> {
  return (await findDraftedTexts(db)).some(({ id }) => isTextOf(recordName(record), id))
}

async function endUnchanged({ db }: Desk, record: string, version: number): Promise<void> {
  const draft = await findDraft(db, record)
  if (draft && isSameContent(draft.base_text, draft.text)) await deleteDraft(db, { record, version })
}

export const drafts: Handler<'drafts'> = async ({ db }) => {
  const found = await db
    .selectFrom('drafts')
    .select(['record', 'version', 'saved_at', 'saved_by', 'problems', ...reviewColumns])
    .orderBy('saved_at', 'desc')
    .execute()
  const nameOf = await namesFor(db, found)
  return {
    drafts: found.map(({ record, version, saved_at: savedAt, saved_by, problems, ...review }) => ({
      record,
      version,
      savedAt: momentOf(savedAt),
      savedBy: nameOf(saved_by),
      problems,
      review: reviewOf(review, nameOf),
    })),
  }
}
