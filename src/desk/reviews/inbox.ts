import type { StaffCalls } from '../../contract/calls/staff.ts'
import type { Desk } from '../desk.ts'
import { namesFor, reviewColumns, reviewOf } from '../drafts/requested-review.ts'
import { momentOf } from '../moment.ts'
import { revisionOfText } from '../records/revision.ts'
import type { Staff } from '../tables.ts'
import { askedNames } from './asked-names.ts'

type Inbox = StaffCalls['reviews']['answer']

/**
 * What waits for somebody: drafts that want a review and are not planned as they are, names that a second person has to
 * give, and records with open comments.
 */
export async function inboxOf(desk: Desk, staff: Pick<Staff, 'id'>): Promise<Inbox> {
  const { db } = desk
  const drafts = await db
    .selectFrom('drafts')
    .select(['record', 'version', 'text', 'problems', 'saved_by', ...reviewColumns])
    .where('review_requested_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('planned_changes as plan')
            .select('plan.launch')
            .whereRef('plan.record', '=', 'drafts.record')
            .whereRef('plan.version', '=', 'drafts.version')
            .where('plan.text_id', '=', ''),
        ),
      ),
    )
    .orderBy('review_requested_at')
    .execute()
  const nameOf = await namesFor(db, drafts)
  const approvals = await db
    .selectFrom('approvals')
    .innerJoin('staff', 'staff.id', 'approvals.staff_id')
    .select(['record', 'revision', 'name'])
    .where('text_id', '=', '')
    .execute()
  const comments = await db
    .selectFrom('comments')
    .select((row) => ['record', row.fn.countAll().as('count'), row.fn.max('at').as('at')])
    .where('resolved_at', 'is', null)
    .groupBy('record')
    .orderBy('record')
    .execute()
  return {
    drafts: drafts.map(({ record, version, text, problems, saved_by, ...review }) => ({
      ...{ record, version, problems, savedBy: nameOf(saved_by), isDeletion: text === '' },
      ...{ requestedBy: nameOf(review.review_requested_by), isMine: review.review_requested_by === staff.id },
      requestedAt: momentOf(review.review_requested_at ?? 0),
      declined: reviewOf(review, nameOf)?.declined ?? null,
      approvedBy: approvals
        .filter((one) => one.record === record && one.revision === revisionOfText(text))
        .map(({ name }) => name),
    })),
    names: await askedNames(desk, staff),
    comments: comments.map(({ record, count, at }) => ({ record, open: Number(count), at: momentOf(Number(at)) })),
  }
}
